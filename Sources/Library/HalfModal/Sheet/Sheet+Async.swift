import UIKit

extension Sheet {
  /// Moves the sheet to a detent, and returns when the motion has ended.
  ///
  /// - Parameters:
  ///   - id: The identifier of the detent.
  ///   - animated: Whether the motion is animated.
  /// - Returns: The outcome, as in ``move(to:animated:completion:)-(Detent.ID,_,_)``.
  @discardableResult
  public func move(to id: Detent.ID, animated: Bool = true) async -> SheetOutcome {
    await outcome { move(to: id, animated: animated, completion: $0) }
  }

  /// Replaces the configuration, and returns when the motion to the new position has ended.
  ///
  /// - Parameters:
  ///   - configuration: The new configuration.
  ///   - animated: Whether the motion to the new position is animated.
  /// - Returns: The outcome, as in ``setConfiguration(_:animated:completion:)``.
  @discardableResult
  public func setConfiguration(_ configuration: SheetConfiguration, animated: Bool = true) async -> SheetOutcome {
    await outcome { setConfiguration(configuration, animated: animated, completion: $0) }
  }
}

/// Calls a function with a completion handler, and returns the outcome that the handler receives.
@MainActor func outcome(of call: (@escaping (SheetOutcome) -> Void) -> Void) async -> SheetOutcome {
  await withCheckedContinuation { continuation in
    call { continuation.resume(returning: $0) }
  }
}
