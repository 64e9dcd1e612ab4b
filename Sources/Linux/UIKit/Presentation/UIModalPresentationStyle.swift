/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window. The presenter's view is removed while it is covered.
  case fullScreen = 0
  /// A sheet with the size of a page.
  case pageSheet = 1
  /// A sheet with the size of a form.
  case formSheet = 2
  /// Covers the controller that defines the presentation context. Its view is removed while it is covered.
  case currentContext = 3
  /// Uses the presentation controller of the transitioning delegate.
  case custom = 4
  /// Covers the window. The presenter's view stays behind it.
  case overFullScreen = 5
  /// Covers the controller that defines the presentation context. Its view stays behind it.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// No adaptation.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// The built-in animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view moves up from the bottom edge, and back down.
  case coverVertical = 0
  /// The view fades in and out.
  case crossDissolve = 2
}
