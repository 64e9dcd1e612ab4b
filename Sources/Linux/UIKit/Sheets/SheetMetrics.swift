import CoreGraphics
import SheetMechanics

/// The resting positions of a sheet in one container, and values that follow from its position. Extents are distances in points
/// from the container's lower edge.
struct SheetMetrics: Equatable {
  /// The horizontal range of the sheet in the container, in points.
  let span: ClosedRange<CGFloat>
  let stops: SheetStops
  /// The largest extent at which the presenting controller is not dimmed, or 0 if it is always dimmed.
  let undimmedExtent: Double
  /// Whether the sheet covers the whole container, as it does in compact height by default.
  let isFullScreen: Bool
  private let space: SheetSpace
  private let fade: BackdropFade

  var lowest: Double { stops.lowest?.extent ?? space.extent }
  var highest: Double { stops.highest?.extent ?? space.extent }

  /// The stop with the given name, or else the lowest stop.
  func stop(for identifier: UISheetPresentationController.Detent.Identifier?) -> SheetStops.Stop? {
    identifier.flatMap { stops.stop(for: .init($0.rawValue)) } ?? stops.lowest
  }

  /// The sheet's frame in the container. Its height is the extent, but at least `height`: at smaller extents the sheet reaches
  /// below the container.
  func frame(at extent: Double, height: Double) -> CGRect {
    let rect = space.rect(extent: max(extent, height), shown: extent)
    return CGRect(x: span.lowerBound, y: rect.y, width: span.upperBound - span.lowerBound, height: rect.height)
  }

  func extent(of frame: CGRect) -> Double {
    space.shown(of: SheetRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
  }

  /// The fraction of the full dimming, from 0 to 1.
  func dimming(at extent: Double) -> Double { fade.part(at: extent) }

  // MARK: The finger

  /// The rubber band above the highest stop, and also below the lowest one unless the sheet may leave.
  func band(mayLeave: Bool) -> SheetBand {
    SheetBand(lowest: lowest, highest: highest, canLeave: mayLeave, dimension: space.extent)
  }

  /// The stop at which a released sheet comes to rest: the nearest one to the projected end of its motion. Nil if the sheet may
  /// leave and the motion takes it out of the container. The velocity is in points per second, upwards.
  func landing(from extent: Double, velocity: Double, mayLeave: Bool) -> SheetStops.Stop? {
    let context = Snapping.Context(extent: extent, speed: velocity, stops: stops, canDismiss: mayLeave)
    guard case .detent(let id) = Snapping.nearest(decay: .fast).destination(context) else { return nil }
    return stops.stop(for: id)
  }
}

extension SheetMetrics {
  /// The properties of the container that the metrics depend on.
  struct Surroundings: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let traits: UITraitCollection
  }

  /// The settings of a sheet that its metrics depend on.
  struct Wishes {
    var detents: [UISheetPresentationController.Detent]
    var undimmed: UISheetPresentationController.Detent.Identifier?
    var isAttachedInCompactHeight: Bool
    /// The content's preferred width, or nil if the sheet does not use it.
    var contentWidth: CGFloat?
    /// The largest width of a page or form sheet in regular width and height.
    var pageWidth: CGFloat
  }

  @MainActor init(_ wishes: Wishes, in surroundings: Surroundings, scale: CGFloat) {
    let (size, insets, traits) = (surroundings.size, surroundings.insets, surroundings.traits)
    let isLow = traits.verticalSizeClass == .compact
    isFullScreen = isLow && !wishes.isAttachedInCompactHeight
    space = SheetSpace(width: size.width, height: size.height)
    var layout = space.layout(insets: SheetInsets(top: insets.top, bottom: insets.bottom))
    var detents: [SheetMechanics.Detent] = []
    if isFullScreen {
      layout.farInset = 0
      detents = [.large]
    } else {
      let context = SheetDetentContext(size: size, insets: insets, traits: traits)
      detents = wishes.detents.compactMap { $0.mechanics(in: context) }
    }
    let stops = DetentSet(detents).stops(in: layout, scale: scale)
    self.stops = stops
    let undimmed = isFullScreen ? nil : wishes.undimmed.map { SheetMechanics.Detent.ID($0.rawValue) }
    undimmedExtent = undimmed.flatMap { stops.stop(for: $0)?.extent } ?? 0
    fade = BackdropFade(stops: stops, undimmed: undimmed)
    span = Self.span(wishes, size: size, insets: insets, traits: traits, isFullScreen: isFullScreen)
  }

  @MainActor private static func span(
    _ wishes: Wishes, size: CGSize, insets: UIEdgeInsets, traits: UITraitCollection, isFullScreen: Bool
  ) -> ClosedRange<CGFloat> {
    if isFullScreen { return 0...size.width }
    let isWide = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    guard isWide || traits.verticalSizeClass == .compact else { return 0...size.width }
    let room = max(0, size.width - insets.left - insets.right)
    let width = min(room, isWide ? wishes.pageWidth : wishes.contentWidth ?? room)
    let start = insets.left + (room - width) / 2
    return start...(start + width)
  }
}
