import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// A pull that ends before UIKit has begun its transition.
@MainActor @Suite(.serialized) struct ScrubDriverTests {
  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let driver = ScrubDriver()

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      RisingAnimator(.present)
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      driver
    }
  }

  @Test(arguments: [true, false]) func callsBeforeTheTransitionTakeEffectWhenItBegins(finishes: Bool) throws {
    let device = VirtualDevice()
    let presenter = UIViewController()
    let content = UIViewController()
    let delegate = Delegate()
    device.show(presenter)
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = delegate
    device.perform {
      delegate.driver.update(0.25)
      if finishes {
        delegate.driver.finish()
      } else {
        delegate.driver.cancel()
      }
    }
    // In a later turn, UIKit no longer has the calls that it got before the transition.
    device.run(for: 0.1)
    var completions = 0
    device.perform { presenter.present(content, animated: true) { completions += 1 } }
    // The whole transition takes a second: three quarters remain, or a quarter has to be reversed.
    device.run(for: finishes ? 0.7 : 0.2)
    #expect(content.view.window != nil)
    device.run(for: 0.1)
    #expect(completions == 1)
    #expect((content.presentingViewController === presenter) == finishes)
    #expect((content.view.window != nil) == finishes)
  }
}
