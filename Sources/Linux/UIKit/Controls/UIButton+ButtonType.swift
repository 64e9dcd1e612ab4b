extension UIButton {
  /// The default appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// A white title without a background.
    case custom = 0
    /// A title and an image in the tint colour, dimmed while pressed.
    case system = 1
    /// A round button with a cross.
    case close = 7
  }
}
