/// The active detents of a sheet with their heights in its current container, from the smallest to the largest.
///
/// Detents with the same height, rounded to device pixels, share one stop, which is found by the identifier of each of them. This
/// keeps a selected detent selected in a layout in which two detents coincide.
public struct SheetStops: Hashable, Sendable {
  /// A position at which a sheet can rest: the place of one or more detents.
  package struct Stop: Hashable, Sendable {
    /// The extent of a sheet at this stop, in points: a whole number of device pixels.
    package let extent: Double
    /// The identifiers of the detents at this stop, in their original order; at least one.
    package fileprivate(set) var ids: [Detent.ID]

    /// The identifier of the first detent at this stop.
    package var id: Detent.ID { ids[0] }
  }

  /// The stops in ascending order; empty if no detent is active.
  package let all: [Stop]

  init(_ detents: [Detent], in layout: SheetLayout, scale: Double) {
    let scale = scale > 0 ? scale : 1
    var stops: [Stop] = []
    for detent in detents {
      guard let exact = detent.resolve(in: layout) else { continue }
      let extent = (exact * scale).rounded() / scale
      // An extent of less than half a device pixel was rounded to 0.
      guard extent > 0 else { continue }
      let index = stops.firstIndex { $0.extent >= extent } ?? stops.endIndex
      if index < stops.endIndex, stops[index].extent == extent {
        stops[index].ids.append(detent.id)
      } else {
        stops.insert(Stop(extent: extent, ids: [detent.id]), at: index)
      }
    }
    all = stops
  }

  /// The stop with the smallest extent.
  package var lowest: Stop? { all.first }

  /// The stop with the largest extent.
  package var highest: Stop? { all.last }

  /// The stop of a detent; nil if the detent is unknown or inactive.
  package func stop(for id: Detent.ID) -> Stop? { all.first { $0.ids.contains(id) } }

  /// The stop nearest to an extent in points; the larger of two that are equally near; nil if there are no stops.
  package func nearest(to extent: Double) -> Stop? {
    guard var best = all.first else { return nil }
    for stop in all where (stop.extent - extent).magnitude <= (best.extent - extent).magnitude { best = stop }
    return best
  }
}
