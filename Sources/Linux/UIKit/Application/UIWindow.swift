import Foundation
import QuartzCore

/// The root of a view hierarchy, which receives events. It is hidden until ``makeKeyAndVisible()`` or `isHidden = false`.
@MainActor open class UIWindow: UIView {
  /// The position of a window from back to front. Higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// The screen that shows the window.
  open private(set) var screen = UIScreen.main

  /// The layer tree of the window.
  package private(set) lazy var layerContext = LayerContext(root: layer, scale: screen.scale)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    containingWindow = self
    _ = layerContext
    MainLoop.current.bringToFront(self)
    isHidden = true
    contentScaleFactor = screen.scale
    updateTraits()
    updateInsets()
  }

  /// The level of the window.
  open var windowLevel = Level.normal {
    didSet { MainLoop.current.bringToFront(self) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
  }

  /// Whether the window receives events that have no location on the screen.
  open internal(set) var isKeyWindow = false

  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes this window the key window, if it can become key.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    if let previous = UIApplication.shared.keyWindow {
      previous.isKeyWindow = false
      previous.resignKey()
    }
    isKeyWindow = true
    becomeKey()
  }

  /// Shows the window in front of others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    MainLoop.current.bringToFront(self)
    makeKey()
  }

  /// Called after the window has become the key window.
  open func becomeKey() {}

  /// Called after the window has ceased to be the key window.
  open func resignKey() {}

  /// Delivers an event to the views and gesture recognizers of its touches.
  open func sendEvent(_ event: UIEvent) { touchDispatcher.deliver(event) }

  private(set) lazy var touchDispatcher = TouchDispatcher(window: self)

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      guard wasHidden != newValue else { return }
      visibilityDidChange()
    }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  open override var safeAreaInsets: UIEdgeInsets { screenSafeAreaInsets }
}

extension UIWindow {
  var screenSafeAreaInsets: UIEdgeInsets { screen.safeAreaInsets.overlap(with: untransformedFrame, in: screen.bounds) }

  private func visibilityDidChange() {
    if isHidden {
      isKeyWindow = false
      touchDispatcher.cancelAllTouches()
    } else {
      MainLoop.current.bringToFront(self)
      installRootView()
    }
  }

  private func rootViewControllerDidChange(from old: UIViewController?) {
    old?.leaveWindow()
    if !isHidden { installRootView() }
  }

  /// Adds the root view the first time the window is shown.
  private func installRootView() {
    guard let rootViewController, !rootViewController.isViewTakenOut else { return }
    guard let view = rootViewController.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Changes the size of the window and its screen, as a rotation does. The root controller is notified, and animates
  /// alongside for `duration` seconds.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets, duration: TimeInterval) {
    let change = { [self] in
      screen.resize(to: size, safeAreaInsets: safeAreaInsets)
      updateTraits()
      frame = screen.bounds
      updateInsets(always: true)
      MainLoop.current.screenDidResize(duration: duration)
      layoutIfNeeded()
    }
    if let rootViewController {
      rootViewController.windowWillResize(to: size, duration: duration, animations: change)
    } else {
      change()
    }
  }
}

extension UIWindow {
  /// Converts a point from this window's coordinates to those of another window, or of the screen if nil.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer)
  }

  /// Converts a point from another window's coordinates, or the screen's if nil, to those of this window.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }

  /// Converts a rectangle from this window's coordinates to those of another window, or of the screen if nil.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer)
  }

  /// Converts a rectangle from another window's coordinates, or the screen's if nil, to those of this window.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer)
  }
}
