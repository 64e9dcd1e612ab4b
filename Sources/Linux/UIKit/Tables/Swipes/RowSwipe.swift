import Foundation
import Kinetics

/// A row that a finger has moved aside: how far, and what lies behind it.
@MainActor final class RowSwipe {
  let position: RowPosition
  let buttons: SwipeButtons
  /// How far the row is moved to the right.
  var offset: CGFloat = 0
  /// Where the row was when the finger that moves it now began, as if there were no rubber band.
  private var start: CGFloat = 0
  /// Whether the first action was begun, or a button was tapped: only its end moves the row then.
  var isActing = false

  init(_ position: RowPosition, _ buttons: SwipeButtons) { (self.position, self.buttons) = (position, buttons) }

  /// The direction in which the row goes to be open.
  var sign: CGFloat { buttons.isAtRight ? -1 : 1 }

  var restingOffset: CGFloat { sign * buttons.restingWidth }

  private var allowsFullSwipe: Bool { buttons.configuration.performsFirstActionWithFullSwipe }

  func grab() { start = offset }

  /// Follows a finger that has gone some way since it began, over a row of a width.
  func follow(_ translation: CGFloat, width: CGFloat) {
    let pulled = max(0, (start + translation) * sign)
    let rest = buttons.restingWidth
    let free = allowsFullSwipe ? width : rest
    let band = RubberBand(dimension: Double(max(1, width)))
    offset = sign * (pulled <= free ? pulled : free + CGFloat(band.shown(for: Double(pulled - free))))
    buttons.showsFirstAlone = isFull(width: width)
  }

  /// Whether the row is so far aside that lifting does the first action.
  func isFull(width: CGFloat) -> Bool {
    allowsFullSwipe && abs(offset) > max(buttons.restingWidth, width * RowSwipe.fullShare)
  }

  /// Whether the row stays open when the finger lifts at a speed in points per second.
  func staysOpen(velocity: CGFloat) -> Bool {
    abs(offset) + velocity * sign * RowSwipe.foresight > buttons.restingWidth / 2
  }

  private static let fullShare: CGFloat = 0.6
  /// How many seconds of the finger's speed count.
  private static let foresight: CGFloat = 0.1
}
