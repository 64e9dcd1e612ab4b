import UIKit

/// Whose sheet is to be used.
public enum SheetStrategy: String, Hashable, Sendable, CaseIterable {
  /// The system's where it exists and can do what the configuration asks, otherwise HalfModal's own.
  case automatic
  /// The system's wherever it exists, even where it cannot do all that the configuration asks.
  case system
  /// HalfModal's own, always.
  case own
}

/// Whose sheet is used, and why.
public struct SheetDecision: Hashable, Sendable {
  /// Whose sheet it is.
  public enum Kind: String, Hashable, Sendable {
    /// `UISheetPresentationController`'s.
    case system
    /// HalfModal's own.
    case own
  }

  /// Whose sheet is used.
  public let used: Kind

  /// The reason, as a sentence for people.
  public let why: String
}

extension SheetStrategy {
  /// Whose sheet serves a configuration on this system, for a host that listens to some events.
  public func decision(for configuration: SheetConfiguration, events: SheetEvents = SheetEvents()) -> SheetDecision {
    guard self != .own else { return SheetDecision(used: .own, why: "HalfModal's own sheet was asked for") }
    guard #available(iOS 15, *) else { return SheetDecision(used: .own, why: "the system has no sheet before iOS 15") }
    guard let obstacle = configuration.obstacleForTheSystem ?? events.obstacleForTheSystem else {
      return SheetDecision(used: .system, why: "the system's sheet can do all that was asked")
    }
    return self == .system
      ? SheetDecision(used: .system, why: "the system's sheet was asked for, though \(obstacle)")
      : SheetDecision(used: .own, why: obstacle)
  }
}

extension SheetConfiguration {
  /// What the system's sheet cannot do of what is asked; `nil` where it can do all.
  fileprivate var obstacleForTheSystem: String? {
    switch backdrop.kind {
    case .none: return "the system's sheet cannot do without a backdrop and still take the taps beside it"
    case .blur: return "the system's sheet has no blurred backdrop"
    case .view: return "the system's sheet has no backdrop of one's own"
    case .dim where backdrop.opacity != Backdrop.dim().opacity: return "the system's sheet dims as much as it likes"
    case .dim: break
    }
    if edge != .bottom { return "the system's sheet comes from the bottom" }
    if margins != .zero || shadow != nil || maximumWidth != nil || alignment != .center {
      return "the system's sheet has a width, margins and a shadow of its own"
    }
    if largestPassThroughDetent != largestUndimmedDetent {
      return "the system's sheet lets touches through exactly where it does not dim"
    }
    if !listDrags || carriesMomentum || backdropDrags || grabberZone != nil || rubberBand != 0.55 || !landing.isNearest {
      return "the system's sheet has its own rules for fingers"
    }
    if keyboard != .avoid { return "the system's sheet always avoids the keyboard" }
    if dismissal.tap != dismissal.drag {
      return "the system's sheet allows taps and drags to dismiss, or neither"
    }
    if motion != .spring() || settling != nil {
      return "the system's sheet has a motion of its own"
    }
    let needsCustomDetents = detents.contains { $0.expression != .medium && $0.expression != .large }
    if needsCustomDetents, #unavailable(iOS 16) {
      return "the system's sheet has only the detents medium and large before iOS 16"
    }
    return nil
  }
}

extension SheetEvents {
  /// What the system's sheet does not tell of what is listened to.
  fileprivate var obstacleForTheSystem: String? {
    if didMove != nil { return "the system's sheet does not tell its position" }
    if willLand != nil { return "the system's sheet does not let its landing be redirected" }
    return nil
  }
}
