import UIKit

@available(iOS 15, *)
extension Detent {
  /// The name under which the system's sheet knows the detent.
  var systemIdentifier: UISheetPresentationController.Detent.Identifier {
    switch expression {
    case .medium: .medium
    case .large: .large
    default: UISheetPresentationController.Detent.Identifier(rawValue: id.rawValue)
    }
  }

  /// The system's detent that says the same. Before iOS 16 the system has two, and the medium one has to do.
  ///
  /// - Parameter height: Gives the height in points, for the largest possible one, both without the safe area at the bottom; `nil`
  ///   where the detent is out of use.
  @MainActor func system(
    height: @escaping @MainActor (_ largest: CGFloat) -> CGFloat?
  ) -> UISheetPresentationController.Detent {
    switch expression {
    case .medium: return .medium()
    case .large: return .large()
    default:
      guard #available(iOS 16, *) else { return .medium() }
      return .custom(identifier: systemIdentifier) {
        height($0.maximumDetentValue) ?? UISheetPresentationController.Detent.inactive
      }
    }
  }
}
