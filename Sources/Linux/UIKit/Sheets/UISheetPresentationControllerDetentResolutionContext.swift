import CoreGraphics
import Foundation

/// What the height of a detent can depend on.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that a detent can have, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// One container.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat

  init(size: CGSize, insets: UIEdgeInsets, traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = max(0, size.height - insets.top - insets.bottom)
    mediumDetentValue = max(0, size.height / 2 - insets.bottom)
  }
}
