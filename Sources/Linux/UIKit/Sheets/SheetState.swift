import CoreGraphics
import Foundation
import Kinetics

/// A motion of the sheet without a finger.
struct SheetAnimation {
  var course: SpringMotion
  var animations: [ViewAnimation] = []
  /// The number of the motion. A completion with another number belongs to an earlier motion.
  let number: Int
}

/// A finger that drags a sheet.
struct SheetFinger {
  /// The extent to which the finger has pulled the sheet. Past the stops, the rubber band reduces the shown distance.
  var pulled: Double
  /// The extent that is shown.
  var shown: Double
  /// The extent at which the finger caught the sheet.
  let start: Double
  /// Whether the sheet may be dismissed, or nil if the delegate has not been asked yet.
  var mayLeave: Bool?
  /// Whether the sheet was returning from a cancelled dismissal when the finger caught it.
  var wasReturning = false
  /// Whether the finger's last step moved the sheet more than a list. If so, the finger's velocity goes to the sheet.
  var movedSheetLast = true
}
