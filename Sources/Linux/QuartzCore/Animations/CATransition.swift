/// How the old picture of a layer gives way to the new one.
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

/// Where a transition that moves comes from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Replaces a layer's picture gradually: what was shown when it was added gives way to what the layer shows by itself.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// Where in the transition it starts, from 0 to ``endProgress``.
  open var startProgress: Float = 0
  /// Where in the transition it ends, up to 1.
  open var endProgress: Float = 1

  /// Tells the transitions of a run apart; set in the layer's copy.
  var identifier = 0

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func contribute(to state: inout LayerState, at moment: Timeline.Moment) {
    let (start, end) = (CGFloat(startProgress), CGFloat(endProgress))
    state.transition = TransitionState(
      identifier: identifier, type: type, subtype: subtype, progress: start + (end - start) * progress(at: moment))
  }
}
