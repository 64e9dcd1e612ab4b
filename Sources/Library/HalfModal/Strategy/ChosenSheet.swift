import UIKit

/// A sheet that a strategy chose for a configuration, and the reason for the choice.
@MainActor public struct ChosenSheet {
  /// The sheet.
  public let sheet: any Sheet

  /// Whose sheet it is, and why.
  public let decision: SheetDecision

  /// Makes the sheet; it is not presented yet.
  ///
  /// - Parameters:
  ///   - content: The controller in the sheet.
  ///   - configuration: What the sheet looks like and how it behaves.
  ///   - events: What the sheet tells its host.
  ///   - strategy: Whose sheet is to be used.
  public init(
    _ content: UIViewController, configuration: SheetConfiguration = SheetConfiguration(),
    events: SheetEvents = SheetEvents(), strategy: SheetStrategy = .automatic
  ) {
    decision = strategy.decision(for: configuration, events: events)
    if decision.used == .system, #available(iOS 15, *) {
      sheet = SystemSheet(content: content, configuration: configuration, events: events)
    } else {
      sheet = ModalSheet(content: content, configuration: configuration, events: events)
    }
  }
}

extension UIViewController {
  /// Presents a controller as a half sheet: the system's where that can do what is asked, HalfModal's own otherwise.
  ///
  /// - Parameters:
  ///   - content: The controller in the sheet.
  ///   - configuration: What the sheet looks like and how it behaves.
  ///   - events: What the sheet tells its host.
  ///   - strategy: Whose sheet is to be used.
  ///   - animated: Whether the sheet moves in; otherwise it is there at once.
  ///   - completion: Called once: with `true` when the sheet has arrived, with `false` when it cannot be presented.
  /// - Returns: The sheet, and whose it is.
  @discardableResult
  public func presentHalfModal(
    _ content: UIViewController, configuration: SheetConfiguration = SheetConfiguration(),
    events: SheetEvents = SheetEvents(), strategy: SheetStrategy = .automatic, animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) -> ChosenSheet {
    let chosen = ChosenSheet(content, configuration: configuration, events: events, strategy: strategy)
    chosen.sheet.present(from: self, animated: animated, completion: completion)
    return chosen
  }
}
