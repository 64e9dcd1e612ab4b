import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// Where a sheet stands, for detents and containers.
@MainActor @Suite(.serialized) struct SheetGeometryTests {
  private func geometry(_ detent: Detent, model: DeviceModel = DeviceModel(), prefers height: CGFloat = 0) -> SheetGeometry {
    let device = VirtualDevice(model)
    let container = UIViewController()
    device.show(container)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 0, height: height)
    return SheetGeometry(configuration: SheetConfiguration(detents: [detent]), content: content, in: container.view)
  }

  @Test(arguments: [
    (Detent.medium, 422.0), (.large, 797), (.fraction(0.6), 1519.0 / 3), (.height(200), 234), (.height(5000), 797),
    (.content, 334), (.content(maximum: 100), 134),
  ])
  func heightOnATelephone(detent: Detent, height: CGFloat) {
    let geometry = geometry(detent, prefers: 300)
    #expect(abs(geometry.rest.height - height) < 1e-9)
    #expect(geometry.rest.maxY == 844)
    #expect(geometry.hidden.minY == 844)
    #expect(geometry.hidden.size == geometry.rest.size)
  }

  @Test(arguments: [1, 2, 3]) func isOnWholeDevicePixels(scale: Int) {
    for tenth in 6000...6100 {
      let model = DeviceModel(size: CGSize(width: 390, height: CGFloat(tenth) / 10), scale: CGFloat(scale))
      let geometry = geometry(.medium, model: model)
      let pixels = geometry.rest.height * CGFloat(scale)
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
      #expect(abs(geometry.rest.height - model.size.height / 2) <= 0.5 / CGFloat(scale) + 1e-9)
    }
  }
}
