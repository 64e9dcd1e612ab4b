/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, whichever suits the interface style.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding over the upper edge.
  case slide = 2
}
