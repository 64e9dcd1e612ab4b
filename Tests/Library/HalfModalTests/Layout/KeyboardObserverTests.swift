import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// The keyboard notifications that a sheet receives.
@MainActor @Suite(.serialized) struct KeyboardObserverTests {
  private let device = VirtualDevice(DeviceModel(size: CGSize(width: 400, height: 800)))

  @Test func observerReportsAChangeBeforeTheKeyboardMoves() throws {
    var changes: [KeyboardChange] = []
    let observer = KeyboardObserver { changes.append($0) }
    device.showKeyboard(height: 300, duration: 0.25)
    let curve = UIView.AnimationOptions(rawValue: 7 << 16)
    #expect(
      changes == [
        KeyboardChange(endFrame: CGRect(x: 0, y: 500, width: 400, height: 300), duration: 0.25, curve: curve)
      ])
    try device.settle()
    #expect(changes.count == 1)
    device.hideKeyboard(duration: 0.5)
    #expect(changes.last == KeyboardChange(endFrame: .zero, duration: 0.5, curve: curve))
    let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
    #expect(changes.dropFirst().allSatisfy { $0.endFrame.intersection(screen).isEmpty })
    observer.invalidate()
    device.showKeyboard(height: 300)
    #expect(changes.count == 3)
  }

  @Test func releasedObserverReportsNothing() {
    var count = 0
    var observer: KeyboardObserver? = KeyboardObserver { _ in count += 1 }
    weak let gone = observer
    device.showKeyboard(height: 300)
    #expect(count == 1)
    observer = nil
    #expect(gone == nil)
    device.showKeyboard(height: 310)
    #expect(count == 1)
  }
}
