/// The keys of a transition's two view controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey("UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey("UITransitionContextToViewController")
}

/// The keys of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start, if the transition may move it.
  public static let from = UITransitionContextViewKey("UITransitionContextFromView")
  /// The view that is visible at the end, if the transition may move it.
  public static let to = UITransitionContextViewKey("UITransitionContextToView")
}
