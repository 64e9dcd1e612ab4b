extension UIButton {
  /// What a button looks like without further settings.
  public enum ButtonType: Int, Sendable {
    /// No look of its own: a white title and no background.
    case custom = 0
    /// A title and an image in the tint colour, dimmed while pressed.
    case system = 1
    /// A round button with a cross.
    case close = 7
  }
}
