import UIKit

extension VirtualDevice {
  /// Brings the keyboard, or gives it another height. The app hears of it as of a real one; there is no picture of it.
  ///
  /// - Parameters:
  ///   - height: How much of the screen it covers, in points, from the bottom edge of the screen, safe area included.
  ///   - duration: How long it is on its way, in seconds. No time passes in this call.
  public func showKeyboard(
    height: CGFloat, duration: TimeInterval = 0.25, file: StaticString = #fileID, line: UInt = #line
  ) {
    let caller = CallSite(file: file, line: line)
    caller.demand(length: height, "the height of a keyboard")
    caller.demand(duration: duration)
    perform { loop.keyboard.show(height: height, duration: duration) }
  }

  /// Takes the keyboard away.
  ///
  /// - Parameter duration: How long it is on its way, in seconds. No time passes in this call.
  public func hideKeyboard(duration: TimeInterval = 0.25, file: StaticString = #fileID, line: UInt = #line) {
    CallSite(file: file, line: line).demand(duration: duration)
    perform { loop.keyboard.hide(duration: duration) }
  }

  /// Where the keyboard is, or will be at the end of its way, in the coordinates of the window; `nil` while it is hidden.
  public var keyboardFrame: CGRect? {
    loop.keyboard.isShown ? loop.keyboard.frame : nil
  }
}
