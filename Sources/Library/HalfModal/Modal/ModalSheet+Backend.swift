import UIKit

extension ModalSheet {
  /// The kind of presentation that shows a modal sheet.
  public enum Backend: Hashable, Sendable, CaseIterable {
    /// The system sheet if it exists and supports the whole configuration and the events, otherwise HalfModal's own presentation.
    case automatic
    /// The system sheet (`UISheetPresentationController`, iOS 15 and later), even if it does not support the whole configuration;
    /// before iOS 15, and in a presentation by a finger, HalfModal's own presentation.
    case system
    /// HalfModal's own presentation.
    case custom
  }

  /// The choice between the system sheet and HalfModal's own presentation.
  public struct BackendChoice: Hashable, Sendable {
    /// Whether the system sheet is used.
    public let isSystem: Bool

    /// The reason of the choice.
    public let reason: BackendReason
  }

  /// The reason of a choice between the system sheet and HalfModal's own presentation.
  public enum BackendReason: Hashable, Sendable {
    /// The backend was set to ``ModalSheet/Backend/custom``.
    case customRequested
    /// The backend was set to ``ModalSheet/Backend/system``. The parameter is the first feature that the system sheet does not
    /// support and therefore ignores; nil if it supports everything.
    case systemRequested(ignoring: UnsupportedFeature?)
    /// The system sheet supports the whole configuration and the events.
    case supported
    /// The system sheet does not exist before iOS 15.
    case noSystemSheet
    /// The system sheet does not support this feature. It is the first one found; there can be others.
    case unsupported(UnsupportedFeature)
  }

  /// A feature of a configuration, its events or its presentation that the system sheet does not support.
  public enum UnsupportedFeature: Hashable, Sendable, CaseIterable {
    /// No backdrop: the system sheet handles taps beside it only if it has one.
    case noBackdrop
    /// A blurred backdrop.
    case blur
    /// A backdrop with a view of your own.
    case customBackdrop
    /// A dimmed backdrop with an opacity other than the default.
    case dimOpacity
    /// An edge other than the bottom.
    case edge
    /// Margins, a shadow, a maximum width, or an alignment.
    case shape
    /// Touches that pass through at detents other than the undimmed ones.
    case passThrough
    /// A drag option, snapping rule, grabber zone or rubber band other than the default.
    case gestures
    /// A response to the keyboard other than avoiding it.
    case keyboard
    /// A dismissal by only one of the gestures tap and drag.
    case dismissal
    /// A motion other than the default.
    case motion
    /// Detents other than medium and large before iOS 16.
    case detents
    /// Reports of the position (``SheetEvents/didMove``), or animations that follow the sheet
    /// (``Sheet/animateAlongside(from:to:_:)``).
    case position
    /// A presentation by a finger (``PresentationGesture``).
    case presentationByFinger
    /// A choice of the destination by the host at the end of a drag (``SheetEvents/willEndDragging``).
    case redirection
  }
}

extension ModalSheet.BackendReason: CustomStringConvertible {
  /// The reason as a sentence without a full stop.
  public var description: String {
    switch self {
    case .customRequested: "HalfModal's own sheet was requested"
    case .systemRequested(ignoring: nil), .supported: "the system sheet supports the whole configuration"
    case .systemRequested(ignoring: let feature?): "the system sheet was requested, but \(feature)"
    case .noSystemSheet: "the system sheet does not exist before iOS 15"
    case .unsupported(let feature): "\(feature)"
    }
  }
}

extension ModalSheet.UnsupportedFeature: CustomStringConvertible {
  /// The limit of the system sheet as a sentence without a full stop.
  public var description: String {
    switch self {
    case .noBackdrop: "the system sheet does not handle taps beside it without a backdrop"
    case .blur: "the system sheet has no blurred backdrop"
    case .customBackdrop: "the system sheet has no custom backdrop"
    case .dimOpacity: "the system sheet has a backdrop with a fixed opacity"
    case .edge: "the system sheet supports only the bottom edge"
    case .shape: "the system sheet has no margins, and a fixed width, alignment and shadow"
    case .passThrough: "the system sheet passes touches through at its undimmed detents and at no others"
    case .gestures: "the system sheet has fixed rules for drags"
    case .keyboard: "the system sheet always avoids the keyboard"
    case .dismissal: "the system sheet is dismissed by both taps and drags, or by neither"
    case .motion: "the system sheet has a fixed motion"
    case .detents: "the system sheet has only the detents medium and large before iOS 16"
    case .position: "the system sheet does not report its position"
    case .presentationByFinger: "a finger cannot present the system sheet"
    case .redirection: "the system sheet does not let the host choose the end of a drag"
    }
  }
}

extension ModalSheet.Backend {
  /// The choice for a configuration on this version of the system.
  ///
  /// - Parameter reportsPosition: Whether the host has animations that follow the sheet's position.
  func choice(
    for configuration: SheetConfiguration, events: SheetEvents, reportsPosition: Bool
  ) -> ModalSheet.BackendChoice {
    guard self != .custom else { return .init(isSystem: false, reason: .customRequested) }
    guard #available(iOS 15, *) else { return .init(isSystem: false, reason: .noSystemSheet) }
    let feature =
      configuration.featureUnsupportedBySystem ?? events.featureUnsupportedBySystem ?? (reportsPosition ? .position : nil)
    if self == .system { return .init(isSystem: true, reason: .systemRequested(ignoring: feature)) }
    return .init(isSystem: feature == nil, reason: feature.map { .unsupported($0) } ?? .supported)
  }
}

extension SheetEvents {
  fileprivate var featureUnsupportedBySystem: ModalSheet.UnsupportedFeature? {
    if didMove != nil { return .position }
    return willEndDragging == nil ? nil : .redirection
  }
}
