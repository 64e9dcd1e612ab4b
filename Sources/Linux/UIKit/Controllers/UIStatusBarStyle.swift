/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light text, depending on the interface style.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}

/// The animation that shows or hides the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Without animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides across the top edge.
  case slide = 2
}
