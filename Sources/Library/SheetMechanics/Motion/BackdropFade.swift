/// The opacity of a backdrop as a function of the sheet's visible extent: 0 up to one extent, full from another one on, linear
/// between them.
package struct BackdropFade: Hashable, Sendable {
  private let start: Double
  private let end: Double

  /// - Parameters:
  ///   - stops: The active detents.
  ///   - undimmed: The largest detent at which the backdrop is invisible; the backdrop is full at the next larger one. With nil,
  ///     or an unknown or inactive detent, the backdrop is full at the smallest detent. With the largest detent, it is always
  ///     invisible.
  package init(stops: SheetStops, undimmed: Detent.ID?) {
    guard let extent = undimmed.flatMap({ stops.stop(for: $0)?.extent }) else {
      (start, end) = (0, stops.lowest?.extent ?? 0)
      return
    }
    start = extent
    end = stops.all.first { $0.extent > extent }?.extent ?? extent
  }

  /// The fraction of the full opacity, from 0 to 1, for a visible extent in points.
  package func part(at shown: Double) -> Double {
    end > start ? min(1, max(0, (shown - start) / (end - start))) : 0
  }
}
