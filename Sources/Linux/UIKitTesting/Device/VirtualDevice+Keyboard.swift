import UIKit

extension VirtualDevice {
  /// Shows the keyboard, or changes its height. The app gets the same notifications as on a device; no keyboard is drawn.
  ///
  /// - Parameters:
  ///   - height: The height in points, from the bottom edge of the screen, including the safe area.
  ///   - duration: The length of the animation, in seconds. This call itself takes no time.
  public func showKeyboard(
    height: CGFloat, duration: TimeInterval = 0.25, file: StaticString = #fileID, line: UInt = #line
  ) {
    let caller = CallSite(file: file, line: line)
    caller.demand(length: height, "the height of a keyboard")
    caller.demand(duration: duration)
    perform { loop.keyboard.show(height: height, duration: duration) }
  }

  /// Hides the keyboard.
  ///
  /// - Parameter duration: The length of the animation, in seconds. This call itself takes no time.
  public func hideKeyboard(duration: TimeInterval = 0.25, file: StaticString = #fileID, line: UInt = #line) {
    CallSite(file: file, line: line).demand(duration: duration)
    perform { loop.keyboard.hide(duration: duration) }
  }

  /// The frame of the keyboard after its animation, in the window's coordinates; nil while it is hidden.
  public var keyboardFrame: CGRect? {
    loop.keyboard.isShown ? loop.keyboard.frame : nil
  }
}
