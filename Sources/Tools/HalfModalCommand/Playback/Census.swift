import HalfModal
import UIKit
import UIKitTesting

/// Counts the objects that stay alive and the frames that are drawn.
@MainActor struct Census {
  /// The number of frames in which anything was drawn.
  private(set) var drawn = 0

  /// Whether anything was drawn in the last frame.
  private(set) var isDrawn = false

  /// The number of layout passes of the content.
  var layouts = 0

  private var observersAtStart = 0
  private var lastChange = 0
  private var objects: [ObjectIdentifier: Weak] = [:]

  private struct Weak {
    weak var object: AnyObject?
  }

  mutating func begin(_ device: VirtualDevice) {
    observersAtStart = device.callbackCount
    lastChange = device.changeCount
  }

  mutating func count(frameOf device: VirtualDevice) {
    isDrawn = device.changeCount != lastChange || device.isAnimating
    drawn += isDrawn ? 1 : 0
    lastChange = device.changeCount
  }

  /// Adds the objects of the library that are in use now.
  mutating func register(_ stage: any Stage, in window: UIWindow) {
    stage.handle.map { add($0) }
    // If the content isn't presented, reading this property would create a presentation controller.
    if let content = stage.content, content.presentingViewController != nil {
      content.presentationController.map { add($0) }
    }
    stage.presenter.presentedViewController.map { add($0) }
    add(viewsOf: window)
  }

  /// The number of objects of the library that are still alive.
  var alive: Int {
    objects.values.count { $0.object != nil }
  }

  /// The number of UIKit callbacks registered since the start.
  func observers(of device: VirtualDevice) -> Int {
    device.callbackCount - observersAtStart
  }

  private mutating func add(viewsOf view: UIView) {
    add(view)
    view.gestureRecognizers?.forEach { add($0) }
    view.subviews.forEach { add(viewsOf: $0) }
  }

  private mutating func add(_ object: AnyObject) {
    if String(reflecting: type(of: object)).hasPrefix("HalfModal.") {
      objects[ObjectIdentifier(object)] = Weak(object: object)
    }
  }
}
