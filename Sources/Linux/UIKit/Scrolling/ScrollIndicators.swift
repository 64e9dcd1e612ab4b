import Foundation
import QuartzCore

/// The two scroll indicators. They are visible during scrolling and for a moment afterwards.
@MainActor final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  /// The distance of a bar from the edges of the view, in points.
  private static let margin: CGFloat = 3
  /// The time before the bars fade out and the duration of the fade, in seconds.
  private static let linger: TimeInterval = 0.5
  private static let fade: TimeInterval = 0.25

  private var vertical: IndicatorLayer?
  private var horizontal: IndicatorLayer?
  private var timer: ScheduledWork?
  private(set) var isShown = false

  isolated deinit { timer?.cancel() }

  func appear(in scrollView: UIScrollView) {
    timer?.cancel()
    timer = nil
    isShown = true
    for bar in [vertical, horizontal] {
      bar?.removeAllAnimations()
      bar?.opacity = 1
    }
    update(in: scrollView)
  }

  /// Hides the bars after a delay, unless the content is moving.
  func disappear(in scrollView: UIScrollView, after delay: TimeInterval = linger) {
    guard isShown, scrollView.drag == nil, scrollView.motion == nil else { return }
    guard scrollView.window != nil else { return remove() }
    timer?.cancel()
    timer = MainLoop.current.schedule(after: delay) { [weak self] in self?.fadeOut() }
  }

  func remove() {
    timer?.cancel()
    timer = nil
    isShown = false
    vertical?.removeFromSuperlayer()
    horizontal?.removeFromSuperlayer()
    (vertical, horizontal) = (nil, nil)
  }

  private func fadeOut() {
    timer = nil
    isShown = false
    for bar in [vertical, horizontal].compactMap({ $0 }) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1.0
      animation.toValue = 0.0
      animation.duration = Self.fade
      bar.opacity = 0
      bar.add(animation, forKey: "opacity")
    }
  }

  // MARK: Placing

  func update(in scrollView: UIScrollView) {
    guard isShown else { return }
    let bounds = scrollView.bounds
    let ranges = scrollView.ranges
    let safeArea = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
    let axes = scrollView.scrollableAxes
    let margin = Self.margin
    if scrollView.showsVerticalScrollIndicator, axes.y {
      let insets = scrollView.verticalScrollIndicatorInsets + safeArea
      let way = bounds.height - insets.top - insets.bottom - 2 * margin
      let bar = ScrollBar(offset: bounds.minY, in: ranges.y, way: max(way, 0))
      place(
        &vertical, in: scrollView,
        CGRect(
          x: bounds.maxX - insets.right - margin - Self.thickness, y: bounds.minY + insets.top + margin + bar.start,
          width: Self.thickness, height: bar.length))
    } else {
      vertical?.isHidden = true
    }
    if scrollView.showsHorizontalScrollIndicator, axes.x {
      let insets = scrollView.horizontalScrollIndicatorInsets + safeArea
      let way = bounds.width - insets.left - insets.right - 2 * margin
      let bar = ScrollBar(offset: bounds.minX, in: ranges.x, way: max(way, 0))
      place(
        &horizontal, in: scrollView,
        CGRect(
          x: bounds.minX + insets.left + margin + bar.start,
          y: bounds.maxY - insets.bottom - margin - Self.thickness, width: bar.length, height: Self.thickness))
    } else {
      horizontal?.isHidden = true
    }
  }

  private func place(_ bar: inout IndicatorLayer?, in scrollView: UIScrollView, _ frame: CGRect) {
    let layer = bar ?? IndicatorLayer()
    if bar == nil || layer.superlayer == nil {
      bar = layer
      layer.cornerRadius = Self.thickness / 2
      // Keeps the bar in front of content that is added later.
      layer.zPosition = 1_000_000
      scrollView.layer.addSublayer(layer)
    }
    layer.isHidden = false
    layer.frame = frame
    let isLight =
      switch scrollView.indicatorStyle {
      case .default: scrollView.traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    layer.show(isLight: isLight)
  }
}

/// A scroll indicator's bar. It has no implicit animations, so it follows the content at once.
final class IndicatorLayer: CALayer {
  private static let light = CGColor(gray: 1, alpha: 0.5)
  private static let dark = CGColor(gray: 0, alpha: 0.35)

  override func action(forKey event: String) -> (any CAAction)? { nil }

  func show(isLight: Bool) {
    let color = isLight ? Self.light : Self.dark
    if backgroundColor != color { backgroundColor = color }
  }
}

extension UIScrollView {
  func updateIndicators() { indicators.update(in: self) }

  func flashIndicators() {
    guard window != nil else { return }
    indicators.appear(in: self)
    indicators.disappear(in: self, after: 1)
  }
}
