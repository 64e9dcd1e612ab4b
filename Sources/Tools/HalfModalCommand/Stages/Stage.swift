import HalfModal
import UIKit

/// The presenter on screen, and the sheet over it or in it.
@MainActor protocol Stage: AnyObject {
  /// The root controller of the window.
  var presenter: ScreenController { get }

  /// The controller in the sheet; nil once the host has released it and nothing else keeps it alive.
  var content: ContentController? { get }

  /// The scroll view whose offset the trace contains; nil if there is none.
  var scrollView: UIScrollView? { get }

  var phase: SheetPhase { get }
  var selectedDetent: Detent.ID? { get }
  var visibleFrame: CGRect? { get }
  var visibleBackdropOpacity: CGFloat { get }

  /// The progress of an interactive transition; nil in scenes without one.
  var progress: CGFloat? { get }

  /// The library's object that the stage created; nil once it is deallocated.
  var handle: AnyObject? { get }

  func show(animated: Bool, completion: @escaping (Bool) -> Void)
  func hide(animated: Bool, completion: @escaping (Bool) -> Void)
  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void)
  func set(_ configuration: SheetConfiguration, animated: Bool, completion: @escaping (Bool) -> Void)
  func invalidateDetents(animated: Bool)

  /// Replaces the controller in the sheet.
  func replaceContent(with content: ContentController)

  /// Releases everything except the presenter.
  func release()
}

extension Stage {
  /// All elements, the presenter's first.
  var elements: [ElementView] {
    presenter.elements.elements + (content?.elements.elements ?? [])
  }

  /// Scrolls the scroll view by code of its host.
  func scroll(to offset: CGFloat) {
    if let content, scrollView === content.list {
      content.scroll(to: offset)
    } else {
      scrollView?.contentOffset.y = offset
    }
  }
}
