import CoreGraphics
import Foundation
import Kinetics

/// What the metrics of a sheet depend on.
struct SheetPlace: Equatable {
  let size: CGSize
  let insets: UIEdgeInsets
  let traits: UITraitCollection
}

/// A sheet that moves by itself.
struct SheetMotion {
  var course: SpringMotion
  var animations: [ViewAnimation] = []
  /// Tells one motion from the next.
  let number: Int
}

/// A finger that moves a sheet.
struct SheetFinger {
  /// The extent that it has pulled to; what is shown is less beyond the stops.
  var pulled: Double
  /// The extent that is shown.
  var shown: Double
  /// The extent where it took hold.
  let start: Double
  /// Whether the sheet may be dismissed, once that was asked.
  var mayLeave: Bool?
  /// Whether the sheet was coming back from a dismissal when it was caught.
  var wasReturning = false
  /// Whether its speed is the sheet's, and not that of a list.
  var movedSheetLast = true
}
