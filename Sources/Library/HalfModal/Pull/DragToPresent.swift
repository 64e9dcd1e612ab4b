import UIKit

/// Brings a sheet in by finger: from a bar, from the edge of a screen, or from any other view; and from a list that is pulled beyond its
/// end. The sheet follows the finger from the first point on, and rests where its landing policy has it, or goes back out.
///
/// ```swift
/// bringIn = DragToPresent(player, from: self)
/// bringIn.attach(to: miniBar)
/// ```
///
/// The drag has to lead inwards from the sheet's edge: upwards for a sheet at the bottom. Keep the object: when it goes, so does what it
/// has attached.
@MainActor public final class DragToPresent: NSObject {
  private let sheet: HalfModalSheet
  private weak var presenter: UIViewController?
  private weak var view: UIView?
  private var recognizer: DragRecognizer?
  private var observer: GestureObserver?

  /// How near to the sheet's edge of the view a finger has to land, in points; nil where it may land anywhere.
  private var zone: CGFloat?

  /// Brings in a modal sheet, presented by a controller.
  public init(_ sheet: ModalSheet, from presenter: UIViewController) {
    self.sheet = sheet
    self.presenter = presenter
    super.init()
  }

  /// Brings in an inline sheet.
  public init(_ sheet: InlineSheet) {
    self.sheet = sheet
    presenter = sheet.parent
    super.init()
  }

  /// Follows the fingers on a view, and no longer those on the one before.
  ///
  /// A list brings the sheet in where it is pulled beyond its end: at the bottom for a sheet from the bottom. The list keeps the
  /// finger, and its bounce.
  public func attach(to view: UIView) {
    attach(to: view, zone: nil)
  }

  /// Follows the fingers that land near the sheet's edge of a view. A list that lies there scrolls where they lead elsewhere than inwards.
  ///
  /// - Parameter zone: How near, in points.
  public func attach(toEdgeOf view: UIView, zone: CGFloat = 24) {
    attach(to: view, zone: zone)
  }

  /// Follows no view any more. A sheet that is there stays; one that a finger is bringing in is let go of.
  public func detach() {
    if observer != nil, let list = view as? UIScrollView { sheet.engine.gestures.forsake(list.panGestureRecognizer) }
    recognizer.map { $0.view?.removeGestureRecognizer($0) }
    recognizer = nil
    observer?.remove()
    observer = nil
    view = nil
  }

  private func attach(to view: UIView, zone: CGFloat?) {
    detach()
    self.view = view
    self.zone = zone
    if zone == nil, let list = view as? UIScrollView {
      observer = GestureObserver(of: list.panGestureRecognizer, in: list) { [weak self] in self?.followPull($0) }
      return
    }
    let recognizer = DragRecognizer { [weak self] in self?.follow($0) }
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? DragRecognizer else { return }
    if recognizer.state == .began {
      begin(recognizer, from: .zero)
    }
    sheet.engine.gestures.followAdopted(recognizer)
  }

  /// A list is dragged: what it is pulled beyond its end goes on to bring in the sheet.
  private func followPull(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
    if sheet.phase == .gone, recognizer.state == .changed, let list = view as? UIScrollView, let space {
      let way = DraggedList.wayInwards(of: list, in: space)
      if way > 0 { begin(recognizer, from: turn(of: recognizer, after: way, in: space)) }
    }
    sheet.engine.gestures.followAdopted(recognizer)
  }

  /// Where the translation stood when the list was at its end. What is shown beyond that may be a bounce, and none of the finger's way.
  private func turn(of recognizer: UIPanGestureRecognizer, after way: Double, in space: SheetSpace) -> CGPoint {
    let translation = recognizer.translation(in: recognizer.view?.window)
    let motion = space.growth(x: Double(translation.x), y: Double(translation.y))
    let part = CGFloat(min(way, max(0, motion)) * space.growth(x: 1, y: 1))
    return space.isVertical
      ? CGPoint(x: translation.x, y: translation.y - part) : CGPoint(x: translation.x - part, y: translation.y)
  }

  private func begin(_ recognizer: UIPanGestureRecognizer, from translation: CGPoint) {
    guard sheet.phase == .gone else { return }
    sheet.engine.gestures.adopt(recognizer, from: translation, by: self)
    sheet.engine.host?.beginEnteringUnderFinger(from: presenter)
    if sheet.phase == .gone { sheet.engine.gestures.abandon() }
  }

  /// The place in which the sheet will move, seen from its edge.
  private var space: SheetSpace? {
    guard let window = view?.window else { return nil }
    return SheetSpace(
      edge: sheet.configuration.edge, width: Double(window.bounds.width), height: Double(window.bounds.height),
      isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension DragToPresent: UIGestureRecognizerDelegate {
  /// Begins for a drag inwards, of a sheet that is not there.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.phase == .gone, let recognizer = gestureRecognizer as? UIPanGestureRecognizer, let space else { return false }
    let motion = recognizer.translation(in: recognizer.view?.window)
    let (x, y) = (Double(motion.x), Double(motion.y))
    return space.isAlong(x: x, y: y) && space.growth(x: x, y: y) > 0
  }

  /// Takes touches that land where they have to.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let zone, let view, let space else { return true }
    let point = touch.location(in: view)
    let bounds = view.bounds
    let isFromLow = space.growth(x: 1, y: 1) > 0
    let distance =
      space.isVertical
      ? (isFromLow ? point.y - bounds.minY : bounds.maxY - point.y)
      : isFromLow ? point.x - bounds.minX : bounds.maxX - point.x
    return distance <= zone
  }

  /// A list waits whether a finger at the edge brings in the sheet.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    zone != nil && (other.view as? UIScrollView)?.panGestureRecognizer === other
  }
}
