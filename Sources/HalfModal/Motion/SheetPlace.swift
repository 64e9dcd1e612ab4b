import UIKit

/// Where a sheet is, or is on its way to.
enum SheetPlace: Equatable {
  /// Just outside of the container.
  case hidden
  /// At rest at a detent.
  case detent(Detent.ID)
  /// Held where so many points of it are shown.
  case held(CGFloat)
}
