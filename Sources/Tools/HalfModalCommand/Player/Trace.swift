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
    /// Which of the setups held.
    var setup: Int
    /// Steps and finger samples so far.
    var inputs: Int
    /// What fingers and code have done so far.
    var activity: Activity
    /// How often the sheet has gone so far.
    var dismissals: Int
    /// Whether anything could have changed on screen since the frame before.
    var isDrawn: Bool
    /// Whether nothing moves and nothing is pending.
    var isIdle: Bool
    /// Whether a finger touches the screen.
    var isTouched: Bool
    /// Layout passes of the content so far.
    var layouts: Int
    /// Whether the content is in the window; it is not while something covers it that fills the screen.
    var isInWindow: Bool
    /// The list of a sheet that is there.
    var list: List?
  }

  /// The list in the sheet.
  struct List {
    var offset: CGFloat
    /// The offsets at which it can rest.
    var range: ClosedRange<CGFloat>
    /// Whether a finger drags it.
    var isDragged: Bool
    /// Whether it goes on by itself.
    var isMoving: Bool
    /// How often the host has set the offset.
    var hostWrites: Int
    /// Whether all is as the host has set it; looked at where nothing moves.
    var isAsHostLeftIt: Bool
  }

  /// What a scenario's steps have made of its options.
  struct Setup {
    var sheet: SheetOptions
    /// The height of header and list, in points.
    var contentHeight: CGFloat
    /// The height of the keyboard that is shown or on its way, in points.
    var keyboardHeight: CGFloat
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
  /// The options, as they were one after the other.
  var setups: [Setup] = []

  var frames: [Frame] {
    lines.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  var events: [Event] {
    lines.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
}
