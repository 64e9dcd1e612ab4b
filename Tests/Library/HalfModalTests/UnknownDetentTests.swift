import HalfModal
import Testing
import UIKit
import UIKitTesting

/// What a name means that no detent of a sheet has.
@MainActor @Suite(.serialized) struct UnknownDetentTests {
  private func present(_ configuration: SheetConfiguration, on device: VirtualDevice) throws -> ModalSheet {
    let presenter = UIViewController()
    device.show(presenter)
    let sheet = ModalSheet(content: UIViewController(), configuration: configuration)
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    return sheet
  }

  @Test func inTheConfigurationItCountsAsNone() throws {
    let device = VirtualDevice()
    var configuration = SheetConfiguration(selectedDetent: "half")
    configuration.largestUndimmedDetent = "half"
    configuration.largestPassThroughDetent = "half"
    let sheet = try present(configuration, on: device)
    #expect(sheet.selectedDetent == .medium)
    #expect(abs(sheet.visibleBackdropOpacity - 0.4) < 1e-6)
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    try device.settle()
    #expect(sheet.phase == .gone)
  }

  @Test func forWhatIsTiedToThePositionItIsTheLowestDetent() throws {
    let device = VirtualDevice()
    let sheet = try present(SheetConfiguration(), on: device)
    let view = UIView()
    let still = UIView()
    device.window.rootViewController?.view.addSubview(view)
    device.window.rootViewController?.view.addSubview(still)
    sheet.animateAlongside(from: "half", to: .large) { view.frame.origin.x = 100 }
    sheet.animateAlongside(from: "half", to: .medium) { still.frame.origin.x = 100 }
    #expect(view.frame.minX == 0)
    device.perform { sheet.move(to: .large) }
    try device.settle()
    #expect([view, still].map { ($0.layer.presentation() ?? $0.layer).frame.minX } == [100, 0])
  }
}
