import CoreGraphics
import Foundation

/// The values from which a detent's height can be computed.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of a detent in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The context for one container.
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
