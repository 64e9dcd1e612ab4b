import UIKit

/// Who brings an engine's sheet into its container and out of it: a presentation, or a parent.
@MainActor protocol SheetHost: AnyObject {
  /// The controller in the sheet.
  var content: UIViewController { get }

  /// What the sheet tells, and asks.
  var events: SheetEvents { get }

  /// Whether a person's wish to dismiss the sheet can be followed now.
  var canBeAsked: Bool { get }

  /// A finger begins to bring the sheet in, over a presenter where it is a modal one.
  func beginEnteringUnderFinger(from presenter: UIViewController?)

  /// A person dismisses the sheet.
  func dismiss(for reason: DismissalReason)

  /// A finger has dragged the sheet below its lowest detent, from where it may leave: its way out begins under the finger.
  ///
  /// - Returns: Whether it has begun; not where that has to wait for something else to end.
  func beginLeavingUnderFinger() -> Bool

  /// A finger has thrown the sheet out, whose way out could not begin yet: it begins as soon as it can.
  func leaveWhenPossible()

  /// A finger has moved the sheet so far out of its lowest detent, from 0 to 1.
  func fingerDidMove(part: CGFloat)

  /// A finger sends the sheet the other way than it was going: out, or back in.
  func turn(out: Bool)

  /// The sheet has come to the end of its way in or out, whatever end that is.
  func sheetDidArrive(isOut: Bool)
}
