/// The two view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen at the start.
  public static let from = UITransitionContextViewControllerKey("UITransitionContextFromViewController")
  /// The controller that is seen at the end.
  public static let to = UITransitionContextViewControllerKey("UITransitionContextToViewController")
}

/// The two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The view that is seen at the start, where the transition may move it.
  public static let from = UITransitionContextViewKey("UITransitionContextFromView")
  /// The view that is seen at the end, where the transition may move it.
  public static let to = UITransitionContextViewKey("UITransitionContextToView")
}
