import CoreGraphics
import Foundation
import SheetMechanics

/// The gesture recognizer that drags a sheet. It is attached to the container, because a moving sheet is not shown at its frame.
final class SheetGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  let pan = SheetPanGestureRecognizer()
  private var last: CGFloat = 0

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.panDidChange() }
    pan.didLand = { [weak sheet] in sheet?.catchNow() }
    pan.didReset = { [weak sheet] in sheet?.resume() }
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    sheet?.isShown(at: touch.location(in: pan.view)) ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: pan.view)
    return SheetSpace(width: 0, height: 0).isAlong(x: Double(way.x), y: Double(way.y)) && sheet?.canBeDragged == true
  }

  private func panDidChange() {
    guard let sheet else { return }
    switch pan.state {
    case .began:
      last = 0
      sheet.grip()
      follow()
    case .changed: follow()
    case .ended:
      follow()
      sheet.letGo(velocity: Double(-pan.velocity(in: pan.view).y))
    default: sheet.letGo(velocity: 0)
    }
  }

  private func follow() {
    let translation = pan.translation(in: pan.view).y
    let step = translation - last
    last = translation
    sheet?.drag(by: Double(-step))
  }

  /// Cancels the current drag.
  func cancel() {
    pan.isEnabled = false
    pan.isEnabled = true
  }
}

/// A pan gesture recognizer that also reports when fingers land and when all of them have lifted.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  var didLand: () -> Void = {}
  var didReset: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    didLand()
  }

  override func reset() {
    super.reset()
    didReset()
  }
}
