import Foundation
import QuartzCore

/// The root of a tree of views, and the place where events come in. It is hidden until ``makeKeyAndVisible()`` or `isHidden = false`.
@MainActor open class UIWindow: UIView {
  /// Which windows lie in front of which; higher is nearer.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// The screen that the window is on.
  open private(set) var screen = UIScreen.main

  /// The tree of layers that the window shows.
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

  /// Where the window lies among the others.
  open var windowLevel = Level.normal {
    didSet { MainLoop.current.bringToFront(self) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
  }

  /// Whether the window gets what is not bound to a place on the screen.
  open internal(set) var isKeyWindow = false

  /// Whether it may become the key window: true without an override.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    if let previous = UIApplication.shared.keyWindow {
      previous.isKeyWindow = false
      previous.resignKey()
    }
    isKeyWindow = true
    becomeKey()
  }

  /// Shows the window, in front of those of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    MainLoop.current.bringToFront(self)
    makeKey()
  }

  /// The window has become the key window.
  open func becomeKey() {}

  /// The window is no longer the key window.
  open func resignKey() {}

  /// Hands an event to the views and gestures that its touches belong to.
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

  /// The root view comes into the window when the window is first seen.
  private func installRootView() {
    guard let rootViewController, !rootViewController.isViewTakenOut else { return }
    guard let view = rootViewController.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Takes another size together with the screen, as by rotation. The root controller is told, and animates along for `duration` seconds.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets, duration: TimeInterval) {
    let change = { [self] in
      screen.resize(to: size, safeAreaInsets: safeAreaInsets)
      updateTraits()
      frame = screen.bounds
      updateInsets(always: true)
      MainLoop.current.keyboard.screenDidResize(duration: duration)
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
  /// A point of this window's coordinates, in those of another window; nil is the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer)
  }

  /// A point of another window's coordinates, in those of this one; nil is the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }

  /// A rectangle of this window's coordinates, in those of another window; nil is the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer)
  }

  /// A rectangle of another window's coordinates, in those of this one; nil is the screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer)
  }
}
