import QuartzCore
import Testing
import UIKit

/// A screen with a visible window, at time 0.
@MainActor final class ViewStage {
  let loop: MainLoop
  let window: UIWindow
  private var time = 0.0

  init(size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, hertz: Int = 60) {
    MediaTime.set(0)
    loop = MainLoop(
      screen: UIScreen(size: size, scale: 2, safeAreaInsets: safeArea, maximumFramesPerSecond: hertz))
    MainLoop.current = loop
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    loop.frame(at: 0, duration: 1 / Double(hertz))
  }

  /// Advances the clock without drawing frames.
  func advance(to time: Double) {
    loop.advance(to: time)
    loop.endTurn()
  }

  /// Adds a view to the window.
  func add<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    window.layoutIfNeeded()
    loop.endTurn()
    return view
  }
}

/// Whether two numbers agree to `tolerance`.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

/// Returns the y of a view as it is shown.
@MainActor func shownY(_ view: UIView) throws -> CGFloat { try #require(view.layer.presentation()).frame.minY }

/// Returns a stage with a view of 100 by 100 points in its upper left corner.
@MainActor func viewScene() -> (stage: ViewStage, box: UIView) {
  let stage = ViewStage()
  return (stage, stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))))
}
