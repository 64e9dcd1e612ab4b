import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// The notifications of a device's keyboard as text: `time name begin > end`, with each frame as top and height.
@MainActor private final class KeyboardLog {
  let device = VirtualDevice(DeviceModel(size: CGSize(width: 400, height: 800)))
  private(set) var entries: [String] = []
  private(set) var notifications: [Notification] = []

  init() {
    device.show(UIViewController())
    Keyboard.addObserver(self) { [unowned self] notification in
      notifications.append(notification)
      let name = notification.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
      let begin = rect(notification, UIResponder.keyboardFrameBeginUserInfoKey)
      let end = rect(notification, UIResponder.keyboardFrameEndUserInfoKey)
      entries.append("\(MediaTime.now) \(name) \(text(begin)) > \(text(end))")
    }
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  private func rect(_ notification: Notification, _ key: String) -> CGRect? {
    (notification.userInfo?[key] as? NSValue)?.cgRectValue
  }

  private func text(_ rect: CGRect?) -> String { rect.map { "\($0.minY)+\($0.height)" } ?? "-" }
}

@MainActor @Suite(.serialized) struct KeyboardTests {
  @Test func showingAndHidingAreNotifiedAtTheirTimes() throws {
    let log = KeyboardLog()
    log.device.run(for: 1)
    log.device.showKeyboard(height: 300, duration: 0.25)
    #expect(log.take() == ["1.0 WillChangeFrame 800.0+300.0 > 500.0+300.0", "1.0 WillShow 800.0+300.0 > 500.0+300.0"])
    #expect(log.device.keyboardFrame == CGRect(x: 0, y: 500, width: 400, height: 300))
    log.device.run(for: 0.24)
    #expect(log.take().isEmpty && !log.device.isIdle)
    log.device.run(for: 0.76)
    #expect(log.take() == ["1.25 DidChangeFrame 800.0+300.0 > 500.0+300.0", "1.25 DidShow 800.0+300.0 > 500.0+300.0"])
    #expect(log.device.isIdle)
    log.device.hideKeyboard(duration: 0.5)
    #expect(log.take() == ["2.0 WillChangeFrame 500.0+300.0 > 800.0+300.0", "2.0 WillHide 500.0+300.0 > 800.0+300.0"])
    #expect(log.device.keyboardFrame == nil)
    try log.device.settle()
    #expect(log.take() == ["2.5 DidChangeFrame 500.0+300.0 > 800.0+300.0", "2.5 DidHide 500.0+300.0 > 800.0+300.0"])
  }

  @Test func newHeightIsNotifiedAsAnotherShow() throws {
    let log = KeyboardLog()
    log.device.showKeyboard(height: 300)
    try log.device.settle()
    log.device.run(for: 1 - log.device.time)
    _ = log.take()
    log.device.showKeyboard(height: 350, duration: 0)
    #expect(log.take() == ["1.0 WillChangeFrame 500.0+300.0 > 450.0+350.0", "1.0 WillShow 500.0+300.0 > 450.0+350.0"])
    try log.device.settle()
    #expect(log.take() == ["1.0 DidChangeFrame 500.0+300.0 > 450.0+350.0", "1.0 DidShow 500.0+300.0 > 450.0+350.0"])
  }

  @Test func unchangedKeyboardPostsNoNotifications() throws {
    let log = KeyboardLog()
    log.device.hideKeyboard()
    #expect(log.take().isEmpty && log.device.isIdle)
    log.device.showKeyboard(height: 300)
    _ = log.take()
    log.device.showKeyboard(height: 300)
    #expect(log.take().isEmpty)
    try log.device.settle()
    #expect(log.take().count == 2)
  }

  /// A keyboard that turns back before it arrives never posts DidShow.
  @Test func changeDuringAnAnimationReplacesTheFirstOne() throws {
    let log = KeyboardLog()
    log.device.showKeyboard(height: 300, duration: 0.25)
    log.device.run(for: 0.125)
    _ = log.take()
    log.device.hideKeyboard(duration: 0.25)
    try log.device.settle()
    #expect(
      log.take() == [
        "0.125 WillChangeFrame 500.0+300.0 > 800.0+300.0", "0.125 WillHide 500.0+300.0 > 800.0+300.0",
        "0.375 DidChangeFrame 500.0+300.0 > 800.0+300.0", "0.375 DidHide 500.0+300.0 > 800.0+300.0",
      ])
  }

  @Test func keyboardKeepsItsHeightOnARotatedScreen() throws {
    let log = KeyboardLog()
    log.device.resize(to: CGSize(width: 500, height: 600), duration: 0)
    #expect(log.take().isEmpty)
    log.device.showKeyboard(height: 200)
    try log.device.settle()
    _ = log.take()
    log.device.resize(to: CGSize(width: 600, height: 500), duration: 0.25)
    #expect(
      log.take().map { $0.drop { $0 != " " } } == [
        " WillChangeFrame 400.0+200.0 > 300.0+200.0", " WillShow 400.0+200.0 > 300.0+200.0",
      ])
    #expect(log.device.keyboardFrame == CGRect(x: 0, y: 300, width: 600, height: 200))
    try log.device.settle()
    #expect(log.take().count == 2)
  }

  @Test func notificationsCarryTheUserInfoOfUIKit() throws {
    let log = KeyboardLog()
    log.device.showKeyboard(height: 300, duration: 0.4)
    let info = try #require(log.notifications.first?.userInfo)
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.4)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    #expect(log.notifications.first?.object as? UIScreen === log.device.window.screen)
  }

  @Test func notificationCenterPostsKeyboardNotifications() {
    final class Count: Sendable {
      let names = Mutex<[String]>([])
    }
    let device = VirtualDevice()
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: device.window.screen, queue: nil
    ) { notification in
      count.names.withLock { $0.append(notification.name.rawValue) }
    }
    device.showKeyboard(height: 300)
    NotificationCenter.default.removeObserver(token)
    device.showKeyboard(height: 310)
    #expect(count.names.withLock { $0 } == ["UIKeyboardWillShowNotification"])
  }

  @Test func observersAreRemovedWithTheirOwners() {
    let device = VirtualDevice()
    var count = 0
    var owner: NSObject? = NSObject()
    let other = NSObject()
    if let owner { Keyboard.addObserver(owner) { _ in count += 1 } }
    Keyboard.addObserver(other) { _ in count += 10 }
    device.showKeyboard(height: 300)
    #expect(count == 22)
    owner = nil
    device.showKeyboard(height: 310)
    #expect(count == 42)
    Keyboard.removeObserver(other)
    device.showKeyboard(height: 320)
    #expect(count == 42)
  }
}
