import Foundation
import QuartzCore

extension UIView {
  var resolvedTraits: UITraitCollection {
    let inherited = superview?.traitCollection ?? (self as? UIWindow)?.screen.traitCollection ?? UITraitCollection.initial
    return inherited.with(style: overrideUserInterfaceStyle)
  }

  /// Brings the view and all in it up to date with the traits of its place.
  package func updateTraits() {
    let traits = traitCollection
    if traits == reportedTraits { return }
    let previous = reportedTraits
    reportedTraits = traits
    if previous?.userInterfaceStyle ?? .light != traits.userInterfaceStyle { updateBackgroundColor() }
    if previous != nil || containingWindow != nil {
      viewController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
    }
    for view in children { view.updateTraits() }
  }
}
