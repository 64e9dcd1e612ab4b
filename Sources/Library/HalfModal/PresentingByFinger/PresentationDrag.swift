import UIKit

/// The recognizer of a ``PresentationGesture``, which drives the drag of the sheet.
@MainActor final class PresentationDrag: NSObject {
  enum Kind {
    case drag
    case edge(width: CGFloat)
    case overscroll
  }

  private let kind: Kind
  private let sheet: Sheet
  private weak var presenter: UIViewController?
  private weak var view: UIView?
  private var recognizer: DragRecognizer?
  private var observation: AttachedObservation?

  init(_ kind: Kind, on view: UIView, of sheet: Sheet, from presenter: UIViewController?) {
    self.kind = kind
    self.view = view
    self.sheet = sheet
    self.presenter = presenter
    super.init()
    if case .overscroll = kind, let list = view as? UIScrollView {
      observation = AttachedObservation(of: list.panGestureRecognizer, in: list) { [weak self] in self?.followList($0) }
    } else {
      let recognizer = DragRecognizer(handler: self)
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
      self.recognizer = recognizer
    }
  }

  private var tracker: DragTracker { sheet.engine.drag.tracker }

  func remove() {
    if observation != nil, let list = view as? UIScrollView { tracker.release(list.panGestureRecognizer) }
    recognizer.map { $0.view?.removeGestureRecognizer($0) }
    recognizer = nil
    observation?.remove()
    observation = nil
  }

  /// Handles a drag of the list. The movement past the end of the list presents the sheet.
  private func followList(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
    if sheet.phase == .dismissed, recognizer.state == .changed, let list = view as? UIScrollView, let space {
      let distance = DraggedList.overscroll(of: list, in: space)
      if distance > 0 { begin(recognizer, from: translation(of: recognizer, before: distance, in: space)) }
    }
    tracker.adoptedDidChange(recognizer)
  }

  /// The translation at the moment when the list was at its end. The distance is limited by the finger's movement, because a
  /// bounce can also move the list past its end.
  private func translation(of recognizer: UIPanGestureRecognizer, before distance: Double, in space: SheetSpace) -> CGPoint {
    let translation = recognizer.translation(in: recognizer.view?.window)
    let growth = space.growth(x: Double(translation.x), y: Double(translation.y))
    let part = CGFloat(min(distance, max(0, growth)) * space.growth(x: 1, y: 1))
    return space.isVertical
      ? CGPoint(x: translation.x, y: translation.y - part) : CGPoint(x: translation.x - part, y: translation.y)
  }

  private func begin(_ recognizer: UIPanGestureRecognizer, from translation: CGPoint) {
    guard sheet.phase == .dismissed else { return }
    tracker.adopt(recognizer, from: translation, owner: self)
    sheet.engine.host?.beginPresenting(from: presenter)
    if sheet.phase == .dismissed { tracker.forgetDriver() }
  }

  /// The window, seen from the sheet's edge; nil if the view is not in a window.
  private var space: SheetSpace? {
    guard let window = view?.window else { return nil }
    return SheetSpace(
      edge: sheet.configuration.edge, width: Double(window.bounds.width), height: Double(window.bounds.height),
      isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension PresentationDrag: DragRecognizerHandler {
  func dragDidChange(_ recognizer: DragRecognizer) {
    if recognizer.state == .began { begin(recognizer, from: .zero) }
    tracker.adoptedDidChange(recognizer)
  }
}

extension PresentationDrag: UIGestureRecognizerDelegate {
  /// Begins only if the sheet is dismissed and the drag leads inwards from the sheet's edge.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.phase == .dismissed, let recognizer = gestureRecognizer as? UIPanGestureRecognizer, let space
    else { return false }
    let translation = recognizer.translation(in: recognizer.view?.window)
    let (x, y) = (Double(translation.x), Double(translation.y))
    return space.isAlong(x: x, y: y) && space.growth(x: x, y: y) > 0
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard case .edge(let width) = kind, let view, let space else { return true }
    let point = touch.location(in: view)
    let bounds = view.bounds
    let isNearOrigin = space.growth(x: 1, y: 1) > 0
    let distance =
      space.isVertical
      ? (isNearOrigin ? point.y - bounds.minY : bounds.maxY - point.y)
      : isNearOrigin ? point.x - bounds.minX : bounds.maxX - point.x
    return distance <= width
  }

  /// The pan recognizer of a scroll view waits until the drag from the edge has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard case .edge = kind else { return false }
    return (other.view as? UIScrollView)?.panGestureRecognizer === other
  }
}
