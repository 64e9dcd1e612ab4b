import HalfModal
import UIKit

/// The record of a played scenario: frames and events, in order.
struct Trace {
  enum Line {
    case frame(Frame)
    case event(Event)
  }

  /// The state on screen at one time. Lengths are in points, in window coordinates.
  struct Frame {
    var time: TimeInterval
    var number: Int
    var phase: SheetPhase
    /// The sheet's top edge; the height of the container while the sheet is gone.
    var top: CGFloat
    /// The sheet's rectangle on screen.
    var rect: CGRect?
    var detent: String?
    /// The list's offset.
    var offset: CGFloat?
    /// The opacity of the backdrop on screen.
    var backdrop: CGFloat
    /// The progress of an interactive transition.
    var progress: CGFloat?
    var elements: [Element] = []
    /// The fields that the trace option `layout` adds.
    var layout: Layout?
    /// Facts that the laws of motion need and the text of the trace leaves out.
    var circumstances: Circumstances
  }

  /// An element on screen.
  struct Element {
    var id: String
    /// Nil while the element isn't in a window.
    var rect: CGRect?
    /// The horizontal offset of a carousel.
    var offset: CGFloat?
  }

  struct Layout {
    /// The number of layout passes of the content so far.
    var passes: Int
    /// Whether a frame callback is active.
    var isTicking: Bool
  }

  /// Facts about a frame that its text leaves out.
  struct Circumstances {
    /// The size of the window.
    var container: CGSize
    var safeArea: UIEdgeInsets
    /// The index of the setup in force.
    var setup: Int
    /// The number of steps and finger samples so far.
    var inputs: Int
    /// The counters of what fingers and code have done so far.
    var activity: Activity
    /// The number of dismissals so far.
    var dismissals: Int
    /// Whether anything may have changed on screen since the previous frame.
    var isDrawn: Bool
    /// Whether nothing moves and nothing is pending.
    var isIdle: Bool
    /// Whether a finger touches the screen.
    var isTouched: Bool
    /// The number of layout passes of the content so far.
    var layouts: Int
    /// Whether the content is in the window. A full-screen presentation over it removes it.
    var isInWindow: Bool
    /// The list; nil while the sheet is gone.
    var list: List?
  }

  /// The list in the sheet.
  struct List {
    var offset: CGFloat
    /// The offsets at which the list can rest.
    var range: ClosedRange<CGFloat>
    /// Whether a finger drags the list.
    var isDragged: Bool
    /// Whether the list decelerates.
    var isMoving: Bool
    /// The number of times the host has set the offset.
    var hostWrites: Int
    /// Whether every setting has the host's value. True in frames in which something moves; those are not checked.
    var isAsHostLeftIt: Bool
  }

  /// The options in force from a step on.
  struct Setup {
    var sheet: SheetOptions
    /// The height of header and list together, in points.
    var contentHeight: CGFloat
    /// The height of the keyboard that is shown or about to be shown, in points.
    var keyboardHeight: CGFloat
  }

  /// An event line of the trace.
  struct Event {
    var time: TimeInterval
    var name: String
    var fields: [(key: String, value: Value)] = []
    /// Whether the content is in the window or in the controller hierarchy.
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
  /// The options in force, in order; a frame names its setup by its index.
  var setups: [Setup] = []

  var frames: [Frame] {
    lines.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  var events: [Event] {
    lines.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
}
