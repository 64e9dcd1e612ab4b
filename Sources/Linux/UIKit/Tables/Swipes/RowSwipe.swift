import Foundation
import Kinetics

/// A row that a finger has moved sideways, with the buttons behind it.
@MainActor final class RowSwipe {
  let position: RowPosition
  let buttons: SwipeButtons
  /// The row's offset to the right, in points.
  var offset: CGFloat = 0
  /// The row's offset when the current finger began to move it, in points.
  private var start: CGFloat = 0
  /// Whether an action is running. The row does not move until it ends.
  var isActing = false

  init(_ position: RowPosition, _ buttons: SwipeButtons) { (self.position, self.buttons) = (position, buttons) }

  /// The direction in which the row opens.
  var sign: CGFloat { buttons.isAtRight ? -1 : 1 }

  var restingOffset: CGFloat { sign * buttons.restingWidth }

  private var allowsFullSwipe: Bool { buttons.configuration.performsFirstActionWithFullSwipe }

  func grab() { start = offset }

  /// Moves the row with a finger's translation since `grab()`. `width` is the row's width.
  func follow(_ translation: CGFloat, width: CGFloat) {
    let pulled = max(0, (start + translation) * sign)
    let rest = buttons.restingWidth
    let free = allowsFullSwipe ? width : rest
    let band = RubberBand(dimension: Double(max(1, width)))
    offset = sign * (pulled <= free ? pulled : free + CGFloat(band.shown(for: Double(pulled - free))))
    buttons.showsFirstAlone = isFull(width: width)
  }

  /// Whether the row is moved far enough to perform the first action when the finger lifts.
  func isFull(width: CGFloat) -> Bool {
    allowsFullSwipe && abs(offset) > max(buttons.restingWidth, width * RowSwipe.fullShare)
  }

  /// Whether the row stays open when the finger lifts with a velocity in points per second.
  func staysOpen(velocity: CGFloat) -> Bool {
    abs(offset) + velocity * sign * RowSwipe.foresight > buttons.restingWidth / 2
  }

  private static let fullShare: CGFloat = 0.6
  /// The time for which the finger's velocity is projected, in seconds.
  private static let foresight: CGFloat = 0.1
}
