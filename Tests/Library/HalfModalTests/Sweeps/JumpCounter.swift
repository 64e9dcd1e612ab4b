import TestSupport
import UIKit
import UIKitTesting

/// Counts the frames in which a sheet moves faster than any animation or finger of these tests.
@MainActor final class JumpCounter {
  private(set) var jumps = 0

  /// Whether the test makes a change that moves the sheet without animation.
  var isJumpAllowed = false

  /// The top edge of a sheet, or the height of the screen while it is gone.
  func watch(_ device: VirtualDevice, top: @escaping () -> CGFloat) {
    var last = top()
    device.onFrame = { [unowned self] in
      // At most 9 times the height of the container per second.
      if abs(top() - last) > 844 * 9 / 60 && !isJumpAllowed { jumps += 1 }
      last = top()
    }
  }
}
