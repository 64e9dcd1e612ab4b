import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Pull to present where the host asks for what cannot be, or not yet.
@MainActor @Suite(.serialized) struct PullReentrancyTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func pull(bringing content: UIViewController) throws -> PullToPresent {
    device.show(presenter)
    list.alwaysBounceVertical = true
    list.contentSize = CGSize(width: 390, height: 2000)
    presenter.view.addSubview(list)
    let pull = PullToPresent(from: presenter) { _ in content }
    pull.attach(to: list)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 500), for: 0.5)
    finger.up()
    try device.settle()
    return pull
  }

  @Test func aChildIsNotPulledIn() throws {
    let child = UIViewController()
    presenter.addChild(child)
    let pull = try pull(bringing: child)
    #expect(pull.phase == .gone)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func aDismissalWaitsForWhatTheContentPresents() throws {
    let pull = try pull(bringing: UIViewController())
    let content = try #require(pull.content)
    var completions: [Bool] = []
    device.perform { content.present(UIViewController(), animated: true) }
    device.run(for: 0.1)
    device.perform { pull.dismiss { completions.append($0) } }
    try device.settle()
    #expect(pull.phase == .gone)
    #expect(completions == [true])
  }
}
