import CoreGraphics
import QuartzCore
import UIKit

/// A visible window of 400 by 800 points, with its clock at zero and one finger.
@MainActor final class ControlStage {
  let loop: MainLoop
  let window: UIWindow
  let renderer: LayerRenderer
  let bitmap: Bitmap

  init(scale: CGFloat = 2) {
    MediaTime.set(0)
    let size = CGSize(width: 400, height: 800)
    loop = MainLoop(screen: UIScreen(size: size, scale: scale, safeAreaInsets: .zero, maximumFramesPerSecond: 60))
    MainLoop.current = loop
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    renderer = LayerRenderer(context: window.layerContext)
    bitmap = Bitmap(width: Int(size.width * scale), height: Int(size.height * scale))
  }

  func show(_ view: UIView) {
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  func finger(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    let sample = TouchSample(finger: 0, phase: phase, location: CGPoint(x: x, y: y), timestamp: MediaTime.now)
    loop.deliver([sample], to: window)
  }

  func wait(_ seconds: TimeInterval) { loop.advance(to: MediaTime.now + seconds) }

  /// Draws the window in its current state.
  func render() -> CGImage {
    window.layoutIfNeeded()
    _ = renderer.render(at: MediaTime.now, into: bitmap)
    return bitmap.makeImage()
  }
}
