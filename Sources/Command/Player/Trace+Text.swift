import Foundation

extension Trace {
  /// One JSON object a line.
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
    let rect = rect.map { "[\([$0.minX, $0.minY, $0.width, $0.height].map { Double($0).json }.joined(separator: ", "))]" }
    return """
      {"t": \(time.json), "frame": \(number), "phase": \(phase.rawValue.json), "top": \(Double(top).json), \
      "rect": \(rect ?? "null"), "detent": \(detent?.json ?? "null"), "offset": \(offset.map { Double($0).json } ?? "null"), \
      "backdrop": \(Double(backdrop).json), "progress": \(progress.map { Double($0).json } ?? "null")}
      """
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
    }
  }
}

extension Double {
  /// To a millionth, which is finer than any tolerance, without the noise of binary fractions.
  fileprivate var json: String {
    let rounded = (self * 1e6).rounded() / 1e6
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded)).0"
  }
}

extension String {
  fileprivate var json: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case ..<" ":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
