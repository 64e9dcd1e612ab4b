extension UITextField {
  /// The look of a text field's border.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A rectangle that looks sunken.
    case bezel = 2
    /// A filled rectangle with rounded corners.
    case roundedRect = 3

    /// The distance from the bounds to the text, in points.
    var padding: (x: CGFloat, y: CGFloat) {
      switch self {
      case .none: (0, 0)
      case .line, .bezel: (5, 3)
      case .roundedRect: (7, 6)
      }
    }
  }
}
