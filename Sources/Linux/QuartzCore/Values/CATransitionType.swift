/// The way in which the new picture of a layer replaces the old one.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new picture fades in over the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides off the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which a moving transition comes.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
