import UIKit

/// The colours of the sample app.
@MainActor enum Palette {
  static let background = UIColor(red: 0.96, green: 0.96, blue: 0.98, alpha: 1)
  static let card = UIColor.white
  static let text = UIColor(red: 0.09, green: 0.10, blue: 0.14, alpha: 1)
  static let secondaryText = UIColor(red: 0.45, green: 0.47, blue: 0.53, alpha: 1)
  static let line = UIColor(red: 0.89, green: 0.90, blue: 0.92, alpha: 1)
  static let accent = UIColor(red: 0.13, green: 0.44, blue: 0.93, alpha: 1)

  /// The colours that alternate in lists.
  static let tints = [
    UIColor(red: 0.98, green: 0.45, blue: 0.35, alpha: 1), UIColor(red: 0.20, green: 0.63, blue: 0.60, alpha: 1),
    UIColor(red: 0.97, green: 0.69, blue: 0.24, alpha: 1), UIColor(red: 0.42, green: 0.40, blue: 0.86, alpha: 1),
    UIColor(red: 0.31, green: 0.62, blue: 0.90, alpha: 1), UIColor(red: 0.86, green: 0.36, blue: 0.57, alpha: 1),
  ]
}
