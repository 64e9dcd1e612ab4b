import UIKit

/// A label of the sample app.
@MainActor func label(
  _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = Palette.text
) -> UILabel {
  // By way of `Any`, since not every description of UIKit says that this is a font.
  let font: Any = UIFont.systemFont(ofSize: size, weight: weight)
  let label = UILabel()
  label.text = text
  label.font = font as? UIFont
  label.textColor = color
  return label
}
