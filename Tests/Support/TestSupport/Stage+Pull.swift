import HalfModal
import UIKit
import UIKitTesting

extension Stage {
  /// Adds a list that fills the presenter's view.
  ///
  /// - Parameter isInset: Whether the list adjusts its inset to the safe area.
  public func addList(height: CGFloat, isInset: Bool = false, list: UIScrollView = UIScrollView()) -> UIScrollView {
    presenter.loadViewIfNeeded()
    presenter.view.frame = CGRect(origin: .zero, size: device.model.size)
    list.frame = presenter.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: device.model.size.width, height: height)
    list.alwaysBounceVertical = true
    if !isInset { list.contentInsetAdjustmentBehavior = .never }
    presenter.view.addSubview(list)
    return list
  }

  /// Adds a bar of 84 points at the bottom of the presenter's view.
  public func addBar() -> UIView {
    presenter.loadViewIfNeeded()
    let size = device.model.size
    let bar = UIView(frame: CGRect(x: 0, y: size.height - 84, width: size.width, height: 84))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    presenter.view.addSubview(bar)
    return bar
  }

  /// A pull that presents from the stage's presenter unless another one is given. Its events are recorded. It is not attached yet.
  public func pull(
    from other: UIViewController? = nil, bringing content: @escaping @MainActor (ScrubbedPresentation.Edges) -> UIViewController?
  ) -> ScrubbedPresentation {
    ScrubbedPresentation(from: other ?? presenter, events: recorder.events, content: content)
  }

  /// Lets a finger on a view drag a sheet in, as long as the stage lives.
  public func present(_ sheet: Sheet, byDragsOn view: UIView) {
    let list = view as? UIScrollView
    keep(gesture(list.map { .overscroll(of: $0) } ?? .drag(on: view), for: sheet))
  }

  /// Lets a finger at the edge of a view drag a sheet in, as long as the stage lives.
  public func present(_ sheet: Sheet, byDragsFromTheEdgeOf view: UIView) {
    keep(gesture(.edge(of: view), for: sheet))
  }

  /// A gesture that presents a sheet.
  public func gesture(_ trigger: PresentationGesture.Trigger, for sheet: Sheet) -> PresentationGesture {
    switch sheet {
    case let sheet as ModalSheet: return PresentationGesture(trigger, presenting: sheet, from: presenter)
    case let sheet as InlineSheet: return PresentationGesture(trigger, showing: sheet)
    default: preconditionFailure("no gesture presents this kind of sheet")
    }
  }
}

extension UIScrollView {
  /// The largest content offset at rest.
  public var endOffset: CGFloat { contentSize.height + adjustedContentInset.bottom - bounds.height }

  /// Whether the scroll view has a pan gesture recognizer besides its own.
  public var hasForeignPan: Bool {
    gestureRecognizers?.contains { $0 is UIPanGestureRecognizer && $0 !== panGestureRecognizer } == true
  }
}
