import Foundation
import HalfModal

extension Trace {
  /// The trace as text, with one JSON object per line.
  var text: String {
    lines.map { $0.json + "\n" }.joined()
  }
}

extension Trace.Line {
  var json: String {
    switch self {
    case .frame(let frame): frame.json
    case .event(let event): event.json
    }
  }
}

extension Trace.Frame {
  var json: String {
    """
    {"t": \(time.json), "frame": \(number), "phase": \(phase.name.json), "top": \(Double(top).json), \
    "rect": \(rect.json), "detent": \(detent?.json ?? "null"), "offset": \(offset.json), \
    "backdrop": \(Double(backdrop).json), "progress": \(progress.json)\(layout?.json ?? "")\(elementsJSON)}
    """
  }

  private var elementsJSON: String {
    guard !elements.isEmpty else { return "" }
    let members = elements.map { "\($0.id.json): {\"rect\": \($0.rect.json), \"offset\": \($0.offset.json)}" }
    return ", \"elements\": {\(members.joined(separator: ", "))}"
  }
}

extension SheetPhase {
  /// The name in a trace.
  var name: String {
    switch self {
    case .dismissed: "gone"
    case .presenting: "presenting"
    case .resting: "resting"
    case .dragging: "dragging"
    case .settling: "settling"
    case .dismissing: "dismissing"
    }
  }
}

extension Trace.Layout {
  fileprivate var json: String {
    ", \"layouts\": \(passes), \"clock\": \(isTicking)"
  }
}

extension Trace.Event {
  var json: String {
    let rest = fields.map { ", \($0.key.json): \($0.value.json)" }.joined()
    return "{\"t\": \(time.json), \"event\": \(name.json)\(rest)}"
  }
}

extension Trace.Value {
  var json: String {
    switch self {
    case .string(let string): string.json
    case .number(let number): number.json
    case .integer(let integer): String(integer)
    case .bool(let bool): String(bool)
    case .numbers(let numbers): numbers.json
    case .null: "null"
    }
  }
}

extension Double {
  /// The number rounded to a millionth, which is finer than any tolerance and hides the noise of binary fractions.
  fileprivate var json: String {
    let rounded = (self * 1e6).rounded() / 1e6
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded)).0"
  }
}

extension [Double] {
  fileprivate var json: String {
    "[\(map(\.json).joined(separator: ", "))]"
  }
}

extension CGFloat? {
  fileprivate var json: String {
    map { Double($0).json } ?? "null"
  }
}

extension CGRect? {
  fileprivate var json: String {
    map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) }.json } ?? "null"
  }
}
