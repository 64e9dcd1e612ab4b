import Foundation
import QuartzCore

extension UIView {
  var resolvedTraits: UITraitCollection {
    inheritedTraits.with(style: overrideUserInterfaceStyle)
  }

  private var inheritedTraits: UITraitCollection {
    superview?.traitCollection ?? (self as? UIWindow)?.screen.traitCollection ?? UITraitCollection.initial
  }

  /// Updates the view and its descendants to the traits that they inherit.
  package func updateTraits() { updateTraits(inheriting: inheritedTraits) }

  private func updateTraits(inheriting inherited: UITraitCollection) {
    let traits = inherited.with(style: overrideUserInterfaceStyle)
    if traits == reportedTraits { return }
    let previous = reportedTraits
    reportedTraits = traits
    if previous?.userInterfaceStyle ?? .light != traits.userInterfaceStyle { updateBackgroundColor() }
    if previous != nil || containingWindow != nil {
      viewController?.traitCollectionDidChange(previous)
      traitCollectionDidChange(previous)
    }
    // The callbacks may have changed the traits again.
    for view in children { view.updateTraits(inheriting: reportedTraits ?? traits) }
  }
}
