import UIKit

extension SheetConfiguration {
  /// The first feature of the configuration that the system sheet does not support; nil if it supports all of them.
  var featureUnsupportedBySystem: ModalSheet.UnsupportedFeature? {
    backdropUnsupportedBySystem ?? layoutUnsupportedBySystem ?? behaviorUnsupportedBySystem
  }

  private var backdropUnsupportedBySystem: ModalSheet.UnsupportedFeature? {
    switch backdrop.kind {
    case .none: .noBackdrop
    case .blur: .blur
    case .view: .customBackdrop
    case .dim: backdrop.opacity == Backdrop.dim().opacity && backdrop.opacityAt == nil ? nil : .dimOpacity
    }
  }

  private var layoutUnsupportedBySystem: ModalSheet.UnsupportedFeature? {
    if edge != .bottom { return .edge }
    if margins != .zero || shadow != nil || maximumWidth != nil || alignment != .center { return .shape }
    return largestPassThroughDetent == largestUndimmedDetent ? nil : .passThrough
  }

  private var behaviorUnsupportedBySystem: ModalSheet.UnsupportedFeature? {
    if !allowsDraggingFromScrollViews || carriesMomentum || allowsDraggingFromBackdrop || grabberZone != nil
      || rubberBand != SheetConfiguration().rubberBand || !snapping.isNearest
    {
      return .gestures
    }
    if keyboard != .avoid { return .keyboard }
    if dismissal.tap != dismissal.drag { return .dismissal }
    if motion != .spring() || settlingMotion != nil { return .motion }
    let needsCustomDetents = detents.contains { $0.expression != .medium && $0.expression != .large }
    if needsCustomDetents, #unavailable(iOS 16) { return .detents }
    return nil
  }
}
