import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// Where a sheet stands, for detents and containers.
@MainActor @Suite(.serialized) struct SheetTrackTests {
  private func track(_ detent: Detent, model: DeviceModel = DeviceModel(), prefers height: CGFloat = 0) -> SheetTrack {
    let device = VirtualDevice(model)
    let container = UIViewController()
    device.show(container)
    return SheetTrack(
      configuration: SheetConfiguration(detents: [detent]), contentExtent: height > 0 ? height : nil, in: container.view)
  }

  @Test(arguments: [
    (Detent.medium, 422.0), (.large, 797), (.fraction(0.6), 1519.0 / 3), (.height(200), 234), (.height(5000), 797),
    (.content, 334), (.content(maximum: 100), 134),
  ])
  func heightOnATelephone(detent: Detent, height: CGFloat) {
    let track = track(detent, prefers: 300)
    let rest = track.frame(shown: track.shown(at: .detent(detent.id)))
    let hidden = track.frame(shown: track.shown(at: .hidden))
    #expect(abs(rest.height - height) < 1e-9)
    #expect(rest.maxY == 844)
    #expect(hidden.minY == 844)
    #expect(hidden.size == rest.size)
    #expect(abs(track.shown(of: rest) - height) < 1e-9)
  }

  /// Margins of 8 below, within the safe area of 34, and of 50, beyond it; of 10 at the far edge.
  @Test(arguments: [
    (Detent.medium, 8.0, 422.0, 414.0), (.height(200), 8, 844 - 234, 226), (.height(200), 50, 844 - 250, 200),
    (.large, 50, 57, 737),
  ])
  func aMarginLiesWithinTheDetent(detent: Detent, margin: CGFloat, top: CGFloat, height: CGFloat) {
    let device = VirtualDevice()
    let container = UIViewController()
    device.show(container)
    var configuration = SheetConfiguration(detents: [detent])
    configuration.margins = UIEdgeInsets(top: 10, left: 0, bottom: margin, right: 0)
    let track = SheetTrack(configuration: configuration, contentExtent: nil, in: container.view)
    let rest = track.frame(shown: track.shown(at: .detent(detent.id)))
    #expect(abs(rest.minY - top) < 1e-9 && abs(rest.height - height) < 1e-9)
  }

  @Test(arguments: [1, 2, 3]) func isOnWholeDevicePixels(scale: Int) {
    for tenth in 6000...6100 {
      let model = DeviceModel(size: CGSize(width: 390, height: CGFloat(tenth) / 10), scale: CGFloat(scale))
      let height = track(.medium, model: model).lowest
      let pixels = height * CGFloat(scale)
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
      #expect(abs(height - model.size.height / 2) <= 0.5 / CGFloat(scale) + 1e-9)
    }
  }
}
