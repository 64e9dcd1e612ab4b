import Testing
import UIKit
import UIKitTesting

/// Fingers of a virtual device.
@MainActor @Suite(.serialized) struct FingerTests {
  @Test func sameNumberReturnsTheSameFinger() {
    let device = VirtualDevice()
    device.show(UIViewController())
    device.finger(2).down(at: CGPoint(x: 30, y: 40))
    #expect(device.finger(2).isDown && !device.finger().isDown)
    device.finger(2).move(by: CGVector(dx: 5, dy: 0))
    #expect(device.finger(2).location == CGPoint(x: 35, y: 40))
    device.finger(2).up()
    #expect(!device.finger(2).isDown)
  }

  /// A device that outlived its test would receive the keyboard and rotation changes of the next test.
  @Test func deviceIsReleasedAfterItsTest() {
    weak var device: VirtualDevice?
    weak var window: UIWindow?
    do {
      let own = VirtualDevice()
      own.show(UIViewController())
      own.finger().tap(at: CGPoint(x: 30, y: 40))
      (device, window) = (own, own.window)
    }
    #expect(device == nil)
    #expect(window == nil)
  }
}
