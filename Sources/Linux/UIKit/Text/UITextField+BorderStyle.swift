extension UITextField {
  /// What is drawn around a text field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A rectangle that looks sunk in.
    case bezel = 2
    /// A filled rectangle with round corners.
    case roundedRect = 3

    /// What lies between the bounds and the text, at the sides and above and below, in points.
    var padding: (x: CGFloat, y: CGFloat) {
      switch self {
      case .none: (0, 0)
      case .line, .bezel: (5, 3)
      case .roundedRect: (7, 6)
      }
    }
  }
}
