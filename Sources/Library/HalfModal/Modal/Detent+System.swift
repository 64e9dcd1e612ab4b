import UIKit

@available(iOS 15, *)
extension Detent {
  /// The identifier that the detent has in the system sheet.
  var systemIdentifier: UISheetPresentationController.Detent.Identifier {
    switch expression {
    case .medium: .medium
    case .large: .large
    default: UISheetPresentationController.Detent.Identifier(rawValue: id.rawValue)
    }
  }

  /// The corresponding detent of the system sheet. Before iOS 16 the system sheet has only the detents medium and large, and
  /// medium replaces all other detents.
  ///
  /// - Parameter height: Returns the detent's height; nil if the detent is inactive. Its parameter is the largest possible
  ///   height. Both are in points and exclude the safe area at the bottom.
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
