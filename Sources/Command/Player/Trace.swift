import HalfModal
import UIKit

/// What happened while a scenario was played: frames and events, in order.
struct Trace {
  enum Line {
    case frame(Frame)
    case event(Event)
  }

  /// What was shown at one moment. Lengths are in points, in the coordinates of the window.
  struct Frame {
    var time: TimeInterval
    var number: Int
    var phase: SheetPhase
    /// The sheet's upper edge; the height of the container while the sheet is gone.
    var top: CGFloat
    /// The sheet's rectangle as shown.
    var rect: CGRect?
    var detent: String?
    /// The list's offset.
    var offset: CGFloat?
    /// The opacity of the backdrop as shown.
    var backdrop: CGFloat
    /// How far a transition under a finger is.
    var progress: CGFloat?
    var elements: [Element] = []
    /// What the trace option `layout` adds.
    var layout: Layout?
    /// What the laws of motion need to know besides, and the text does not tell.
    var circumstances: Circumstances
  }

  /// Where an element is shown.
  struct Element {
    var id: String
    /// `nil` while it is not there.
    var rect: CGRect?
    /// How far a carousel is scrolled.
    var offset: CGFloat?
  }

  struct Layout {
    /// Layout passes of the content so far.
    var passes: Int
    /// Whether frames are asked for.
    var isTicking: Bool
  }

  /// What was the case in a frame.
  struct Circumstances {
    /// The size of the window.
    var container: CGSize
    var safeArea: UIEdgeInsets
    /// Steps and finger samples so far.
    var inputs: Int
    /// Whether anything could have changed on screen since the frame before.
    var isDrawn: Bool
    /// Whether nothing moves and nothing is pending.
    var isIdle: Bool
    /// Whether a finger touches the screen.
    var isTouched: Bool
    /// Layout passes of the content so far.
    var layouts: Int
  }

  /// Something that happened.
  struct Event {
    var time: TimeInterval
    var name: String
    var fields: [(key: String, value: Value)] = []
    /// Whether the content is in the window or in the controller tree.
    var isContentIn: Bool

    func field(_ key: String) -> Value? {
      fields.first { $0.key == key }?.value
    }
  }

  enum Value: Equatable {
    case string(String)
    case number(Double)
    case integer(Int)
    case bool(Bool)
    case numbers([Double])
    case null
  }

  var lines: [Line] = []

  var frames: [Frame] {
    lines.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  var events: [Event] {
    lines.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
}
