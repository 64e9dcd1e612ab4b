import CoreGraphics
import Kinetics
import SheetMechanics

/// Where a sheet rests in one container, and what follows from where it is. Extents are distances from the container's lower
/// edge.
struct SheetMetrics: Equatable {
  /// The part of the container's width that the sheet takes.
  let span: ClosedRange<CGFloat>
  let stops: SheetStops
  /// The largest extent at which the presenter is not dimmed; 0 where it always is.
  let undimmedExtent: Double
  /// Whether the sheet covers all of the container, as it does in compact height.
  let isFullScreen: Bool
  private let space: SheetSpace

  var lowest: Double { stops.lowest?.extent ?? space.extent }
  var highest: Double { stops.highest?.extent ?? space.extent }

  /// The stop of a name, or the lowest where there is none of that name.
  func stop(for identifier: UISheetPresentationController.Detent.Identifier?) -> SheetStops.Stop? {
    identifier.flatMap { stops.stop(for: .init($0.rawValue)) } ?? stops.lowest
  }

  /// The sheet's rectangle. It is as high as its extent, and not lower than `height`: below that it moves out of the container.
  func frame(at extent: Double, height: Double) -> CGRect {
    let rect = space.rect(extent: max(extent, height), shown: extent)
    return CGRect(x: span.lowerBound, y: rect.y, width: span.upperBound - span.lowerBound, height: rect.height)
  }

  func extent(of frame: CGRect) -> Double {
    space.shown(of: SheetRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
  }

  /// How much of the dimming is there, from 0 to 1.
  func dimming(at extent: Double) -> Double {
    guard let dimmed = stops.all.first(where: { $0.extent > undimmedExtent })?.extent else { return 0 }
    return min(max((extent - undimmedExtent) / (dimmed - undimmedExtent), 0), 1)
  }

  // MARK: The finger

  /// The extent shown for the one that a finger has pulled to: beyond the highest stop a rubber band holds it, and below the
  /// lowest one where the sheet must not leave. Out of the container the sheet goes no further.
  func shown(for pulled: Double, mayLeave: Bool) -> Double {
    if pulled > highest { return highest + upperBand.shown(for: pulled - highest) }
    if pulled < lowest, !mayLeave { return lowest + lowerBand.shown(for: pulled - lowest) }
    return max(0, pulled)
  }

  /// The extent that a finger has to pull to for one to be shown.
  func pulled(for shown: Double, mayLeave: Bool) -> Double {
    if shown > highest { return highest + upperBand.pulled(for: min(shown - highest, upperBand.dimension * 0.99)) }
    if shown < lowest, !mayLeave { return lowest + lowerBand.pulled(for: max(shown - lowest, -lowerBand.dimension * 0.99)) }
    return shown
  }

  /// How fast the sheet moves for the finger.
  func slope(at pulled: Double, mayLeave: Bool) -> Double {
    if pulled > highest { return upperBand.slope(at: pulled - highest) }
    if pulled < lowest, !mayLeave { return lowerBand.slope(at: pulled - lowest) }
    return 1
  }

  /// Where a sheet comes to rest that is let go: at the stop nearest to where its speed would carry it; nil for out of the
  /// container, where it may leave. The speed is in points per second, upwards.
  func landing(from extent: Double, velocity: Double, mayLeave: Bool) -> SheetStops.Stop? {
    let end = Decay.fast.end(from: extent, initialVelocity: velocity)
    guard let stop = stops.nearest(to: end) else { return nil }
    return mayLeave && end < stop.extent / 2 ? nil : stop
  }

  private var upperBand: RubberBand { RubberBand(dimension: space.extent) }
  private var lowerBand: RubberBand { RubberBand(dimension: lowest) }
}

extension SheetMetrics {
  /// What a sheet wants of its container.
  struct Wishes {
    var detents: [UISheetPresentationController.Detent]
    var undimmed: UISheetPresentationController.Detent.Identifier?
    var isAttachedInCompactHeight: Bool
    /// The width that the content asks for, where it counts.
    var contentWidth: CGFloat?
    /// The width of a page where there is room.
    var pageWidth: CGFloat
  }

  @MainActor init(_ wishes: Wishes, size: CGSize, insets: UIEdgeInsets, traits: UITraitCollection, scale: CGFloat) {
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
      for detent in wishes.detents.compactMap({ $0.mechanics(in: context) })
      where !detents.contains(where: { $0.id == detent.id }) {
        detents.append(detent)
      }
    }
    let own = (try? DetentSet(detents))?.stops(in: layout, scale: scale)
    let large = (try? DetentSet([.large]))?.stops(in: layout, scale: scale)
    guard let stops = own?.all.isEmpty == false ? own : large else { preconditionFailure("A list of one detent was refused.") }
    self.stops = stops
    undimmedExtent =
      isFullScreen ? 0 : wishes.undimmed.flatMap { stops.stop(for: .init($0.rawValue))?.extent } ?? 0
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
