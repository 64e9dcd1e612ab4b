import UIKit

/// What ``ModalSheet`` and ``InlineSheet`` can do alike.
@MainActor public class HalfModalSheet: NSObject {
  /// The controller in the sheet.
  public internal(set) var content: UIViewController

  /// What the sheet tells its host, and the one thing that it asks.
  public var events: SheetEvents

  let engine: SheetEngine

  init(content: UIViewController, configuration: SheetConfiguration, events: SheetEvents) {
    self.content = content
    self.events = events
    engine = SheetEngine(configuration: configuration)
    super.init()
  }

  /// What the sheet looks like and how it behaves. A change takes effect at once.
  public var configuration: SheetConfiguration {
    get { engine.configuration }
    set { setConfiguration(newValue, animated: false) }
  }

  /// What the sheet is doing.
  public var phase: SheetPhase {
    engine.phase
  }

  /// The detent at which the sheet rests, or to which it is on its way; `nil` while it is gone, and between detents.
  public var selectedDetent: Detent.ID? {
    engine.machine.detent
  }

  /// Where the sheet is shown at this moment, in the coordinates of its window; `nil` while it is gone.
  public var visibleFrame: CGRect? {
    engine.visibleFrame
  }

  /// The opacity of the backdrop that is on screen at this moment, from 0 to 1.
  public var visibleBackdropOpacity: CGFloat {
    engine.mover.backdropView.visibleOpacity
  }

  /// Moves the sheet to another of its detents.
  ///
  /// - Parameters:
  ///   - id: The name of the detent.
  ///   - animated: Whether the sheet moves there; otherwise it is there at once.
  ///   - completion: Called once: with `true` on arrival, with `false` where the sheet was caught or sent elsewhere on the way, or
  ///     where there is no such detent, or no sheet, or where that is on its way in or out.
  public func move(to id: Detent.ID, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    engine.move(to: id, animated: animated, completion: completion)
  }

  /// Takes up another configuration.
  ///
  /// While the sheet is there it keeps to its detent by name, and goes to the nearest one where there is none of that name any more;
  /// a selected detent that is another one than before is selected.
  ///
  /// - Parameters:
  ///   - animated: Whether the sheet moves to where the change has it; otherwise it is there at once.
  ///   - completion: Called once, with whether the sheet has arrived there.
  public func setConfiguration(
    _ configuration: SheetConfiguration, animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) {
    engine.reconfigure(configuration, animated: animated, completion: completion)
  }

  /// Resolves the detents again, since something has changed that they depend on.
  public func invalidateDetents(animated: Bool = true) {
    engine.refresh(animated: animated, completion: nil)
  }

  /// Ties animations to the sheet's way between two detents: they are as far as the sheet is, in every frame, whatever moves it.
  ///
  /// They last until the sheet is gone, which takes them back. The closure is called each time the sheet leaves the place where they
  /// begin, so that at that place the views have the values they had before, for touches too. A detent that the sheet does not have,
  /// or that has no place in the container, stands for its lowest one; between two places that are the same nothing is animated.
  ///
  /// - Parameters:
  ///   - from: Where they begin; `nil` stands for the place just outside of the container.
  ///   - to: Where they end; `nil` as with `from`.
  public func animateAlongside(from: Detent.ID?, to: Detent.ID?, _ animations: @escaping () -> Void) {
    engine.animateAlongside(from: from, to: to, animations)
  }
}
