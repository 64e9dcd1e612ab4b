import Testing
import UIKit
import UIKitTesting

/// A call that is impossible on a device ends the test at the line that makes it.
@Suite struct MisuseTests {
  enum Misuse: String, CaseIterable, Codable {
    case landsBesideTheScreen = "finger 1 cannot land at (390.0, 10.0): the screen is 390.0x844.0"
    case landsAtNaN = "finger 1 cannot land at (nan, 10.0): the screen is 390.0x844.0"
    case landsBeforeAnythingIsShown = "finger 1 cannot land: nothing is shown yet"
    case landsTwice = "finger 2 is down already, at (10.0, 10.0); it cannot land at (20.0, 20.0)"
    case liftsTwice = "finger 1 does not touch the screen; it cannot lift"
    case movesInTheAir = "finger 3 does not touch the screen; it cannot move"
    case restsInTheAir = "finger 1 does not touch the screen; it cannot rest"
    case movesByInfinity = "finger 1 cannot move by (0.0, inf)"
    case movesForANegativeTime = "a duration is 0 or more seconds, not -0.5"
    case runsForANegativeTime = "a duration is 0 or more seconds, not -1.0"
    case settlesWithinInfinity = "a duration is 0 or more seconds, not inf"
    case hasNoScreen = "a screen has sides above 0 points, not 0.0x844.0"
    case resizesToNaN = "a screen has sides above 0 points, not 844.0xnan"
    case hasNoPixels = "a point is more than 0 device pixels, not 0.0"
    case hasAKeyboardBelowTheScreen = "the height of a keyboard is 0 or more points, not -1.0"

    @MainActor func commit() throws {
      switch self {
      case .hasNoScreen: return _ = VirtualDevice(DeviceModel(size: CGSize(width: 0, height: 844)))
      case .landsBeforeAnythingIsShown: return VirtualDevice().finger().tap(at: CGPoint(x: 10, y: 10))
      case .hasNoPixels: return _ = VirtualDevice(DeviceModel(scale: 0))
      default: break
      }
      let device = VirtualDevice()
      device.show(UIViewController())
      let finger = device.finger()
      let middle = CGPoint(x: 195, y: 422)
      switch self {
      case .landsBesideTheScreen: finger.down(at: CGPoint(x: 390, y: 10))
      case .landsAtNaN: finger.tap(at: CGPoint(x: CGFloat.nan, y: 10))
      case .landsTwice:
        device.finger(2).down(at: CGPoint(x: 10, y: 10))
        device.finger(2).down(at: CGPoint(x: 20, y: 20))
      case .liftsTwice:
        finger.tap(at: middle)
        finger.up()
      case .movesInTheAir: device.finger(3).move(by: CGVector(dx: 0, dy: 1))
      case .restsInTheAir: finger.hold(for: 1)
      case .movesByInfinity:
        finger.down(at: middle)
        finger.move(by: CGVector(dx: 0, dy: CGFloat.infinity))
      case .movesForANegativeTime:
        finger.down(at: middle)
        finger.move(by: CGVector(dx: 0, dy: 1), for: -0.5)
      case .runsForANegativeTime: device.run(for: -1)
      case .settlesWithinInfinity: try device.settle(within: .infinity)
      case .resizesToNaN: device.resize(to: CGSize(width: 844, height: CGFloat.nan))
      case .hasAKeyboardBelowTheScreen: device.showKeyboard(height: -1)
      case .hasNoScreen, .hasNoPixels, .landsBeforeAnythingIsShown: break
      }
    }
  }

  @Test(arguments: Misuse.allCases) func misuseIsReportedWithItsLocation(misuse: Misuse) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
      setenv("SWIFT_BACKTRACE", "enable=no", 1)
      try await misuse.commit()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("UIKitTests/MisuseTests.swift:") && message.contains("Fatal error: \(misuse.rawValue)"))
  }

  /// The finger still exists after the system has cancelled its touch.
  @Test @MainActor func fingerWithACancelledTouchCanContinue() {
    let device = VirtualDevice()
    device.show(UIViewController())
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 422))
    device.cancelTouches()
    #expect(!finger.isDown)
    finger.move(by: CGVector(dx: 0, dy: 10), for: 0.1)
    finger.hold(for: 0.1)
    finger.up()
    finger.tap(at: CGPoint(x: 10, y: 10))
    #expect(abs(device.time - 0.2 - 1 / 60) < 1e-9)
  }
}
