import UIKit

extension InlineSheet {
  /// Shows the sheet, and returns when it has arrived or the motion was reversed.
  ///
  /// - Parameter animated: Whether the motion is animated.
  /// - Returns: The outcome, as in ``show(animated:completion:)``.
  @discardableResult
  public func show(animated: Bool = true) async -> SheetOutcome {
    await outcome { show(animated: animated, completion: $0) }
  }

  /// Hides the sheet, and returns when it was removed or the motion was reversed.
  ///
  /// - Parameter animated: Whether the motion is animated. If false, the sheet is removed at once.
  /// - Returns: The outcome, as in ``hide(animated:completion:)``.
  @discardableResult
  public func hide(animated: Bool = true) async -> SheetOutcome {
    await outcome { hide(animated: animated, completion: $0) }
  }

  /// Toggles the sheet, and returns when it has arrived, was removed, or the motion was reversed.
  ///
  /// - Parameter animated: Whether the motion is animated.
  /// - Returns: The outcome, as in ``toggle(animated:completion:)``.
  @discardableResult
  public func toggle(animated: Bool = true) async -> SheetOutcome {
    await outcome { toggle(animated: animated, completion: $0) }
  }
}
