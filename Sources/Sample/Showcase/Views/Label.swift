import UIKit

/// Creates a label of the sample app.
@MainActor func label(
  _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = Palette.text
) -> UILabel {
  // Converted through `Any`, because some descriptions of UIKit declare another type for fonts.
  let font: Any = UIFont.systemFont(ofSize: size, weight: weight)
  let label = UILabel()
  label.text = text
  label.font = font as? UIFont
  label.textColor = color
  return label
}
