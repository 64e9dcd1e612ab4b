import UIKit

/// Where a sheet is, or is on its way to.
enum SheetPlace: Equatable {
  /// Just outside of the container.
  case hidden
  /// At rest at a detent.
  case detent(Detent.ID)
  /// Where so many points of it are shown.
  case held(CGFloat)

  init(_ target: SheetTarget) {
    switch target {
    case .stop(let id): self = .detent(id)
    case .extent(let extent): self = .held(CGFloat(extent))
    case .gone: self = .hidden
    }
  }
}
