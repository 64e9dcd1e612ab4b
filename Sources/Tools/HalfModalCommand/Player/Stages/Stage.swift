import HalfModal
import UIKit

/// What a scenario has on screen: the presenter, and the sheet over it or in it.
@MainActor protocol Stage: AnyObject {
  /// The root controller of the window.
  var presenter: ScreenController { get }

  /// The controller in the sheet; `nil` once the host has let go of it and nobody else keeps it.
  var content: ContentController? { get }

  /// The scroll view whose offset the trace tells, where there is anything to tell.
  var scrollView: UIScrollView? { get }

  var phase: SheetPhase { get }
  var selectedDetent: Detent.ID? { get }
  var visibleFrame: CGRect? { get }
  var visibleBackdropOpacity: CGFloat { get }

  /// How far a transition under a finger is; `nil` in scenes that have none.
  var progress: CGFloat? { get }

  /// The object of the library that the stage itself made; `nil` as with `content`.
  var handle: AnyObject? { get }

  func show(animated: Bool, completion: @escaping (Bool) -> Void)
  func hide(animated: Bool, completion: @escaping (Bool) -> Void)
  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void)
  func set(_ configuration: SheetConfiguration, animated: Bool, completion: @escaping (Bool) -> Void)
  func invalidateDetents(animated: Bool)

  /// Puts another controller into the sheet.
  func replaceContent(with content: ContentController)

  /// Lets go of everything but the presenter.
  func release()
}

extension Stage {
  /// All elements, those of the presenter first.
  var elements: [ElementView] {
    presenter.elements.elements + (content?.elements.elements ?? [])
  }

  /// The host's code scrolls what the trace tells the offset of.
  func scroll(to offset: CGFloat) {
    if let content, scrollView === content.list {
      content.scroll(to: offset)
    } else {
      scrollView?.contentOffset.y = offset
    }
  }
}

/// An object that is kept until it is let go of.
struct Kept<Object: AnyObject> {
  private var strong: Object?
  private weak var weak: Object?

  init(_ object: Object) {
    strong = object
    weak = object
  }

  /// The object, as long as anybody keeps it.
  var object: Object? { weak }

  mutating func release() {
    strong = nil
  }
}
