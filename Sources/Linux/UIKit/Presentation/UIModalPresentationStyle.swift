/// How a presented controller is laid over its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window; the presenter's view is taken out while it is covered.
  case fullScreen = 0
  /// A page-sized sheet.
  case pageSheet = 1
  /// A form-sized sheet.
  case formSheet = 2
  /// Over the controller that defines the presentation context, whose view is taken out while it is covered.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller has it.
  case custom = 4
  /// The whole window; the presenter's view stays behind it.
  case overFullScreen = 5
  /// Over the controller that defines the presentation context, whose view stays behind it.
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
  /// The view rises from the lower edge, and goes back there.
  case coverVertical = 0
  /// The view fades in and out.
  case crossDissolve = 2
}
