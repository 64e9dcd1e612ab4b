import Foundation

/// What has traits by its place: screens, views, controllers.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the place.
  var traitCollection: UITraitCollection { get }
  /// The traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
