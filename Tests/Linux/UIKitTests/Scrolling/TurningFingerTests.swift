import Testing
import UIKit
import UIKitTesting

/// A finger that moves back and forth across a list and, for a moment, has moved further along the list than across it.
@MainActor @Suite(.serialized) struct TurningFingerTests {
  @Test(arguments: [10, 60, 120, 240]) func listFollowsFromThePointWhereTheFingerTurned(hertz: Int) {
    let device = VirtualDevice(DeviceModel(hertz: hertz))
    let controller = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize = CGSize(width: 390, height: 3000)
    list.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(list)
    device.show(controller)
    device.perform { list.contentOffset.y = 500 }
    let finger = device.finger()
    finger.down(at: CGPoint(x: 240, y: 400))
    finger.move(by: CGVector(dx: -23, dy: 5), for: 0.04)
    finger.move(by: CGVector(dx: 149, dy: -3), for: 0.2)
    #expect(!list.isDragging)
    finger.move(by: CGVector(dx: -353, dy: -38), for: 0.5)
    // From (126, 2) to (-227, -36): at (4082 / 391, -4082 / 391) the finger has moved as far along as across.
    #expect(abs(list.contentOffset.y - 500 - (36 - 4082.0 / 391)) < 0.01)
    finger.up()
  }
}
