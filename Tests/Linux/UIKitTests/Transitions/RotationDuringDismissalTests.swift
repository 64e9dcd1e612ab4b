import Testing
import UIKit
import UIKitTesting

/// The list in a controller whose interactive dismissal is cancelled, with and without a rotation of the screen.
@MainActor @Suite(.serialized) struct RotationDuringDismissalTests {
  /// Moves a view down by its own height, to where it has no safe area.
  private final class Fall: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 0.4) {
        view.frame.origin.y = view.frame.height
        view.layoutIfNeeded()
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(arguments: [true, false], [CGFloat(0), 400]) func listRestsInItsRangeAfterACancelledDismissal(
    turns: Bool, offset: CGFloat
  ) throws {
    let device = VirtualDevice()
    let root = UIViewController()
    device.show(root)
    let driver = UIPercentDrivenInteractiveTransition()
    let delegate = ScrubDelegate(interactor: driver) { $0 ? nil : Fall() }
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    let list = UIScrollView(frame: presented.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 100, height: 2000)
    presented.view.addSubview(list)
    // Without autoresizing, the view is laid out only when the transition is over.
    presented.view.autoresizingMask = []
    device.perform { root.present(presented, animated: false) }
    try device.settle()
    #expect(list.contentOffset.y == -47)
    if offset != 0 { device.perform { list.contentOffset.y = offset } }
    device.perform { root.dismiss(animated: true) }
    device.perform { driver.update(0.3) }
    device.run(for: 0.1)
    #expect(list.adjustedContentInset.top == 0)
    if turns { device.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0) }
    device.perform { driver.cancel() }
    try device.settle()
    #expect(presented.view.window != nil)
    #expect(list.adjustedContentInset.top == (turns ? 0 : 47))
    #expect(list.contentOffset.y == (offset != 0 ? offset : turns ? 0 : -47))
  }
}
