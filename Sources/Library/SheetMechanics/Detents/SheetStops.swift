/// The places of rest of a sheet in one layout, from the smallest extent to the largest.
///
/// Detents that come to rest at the same device pixel are one stop. It answers to all of their names, so that a
/// selection outlives a layout in which two detents coincide.
public struct SheetStops: Hashable, Sendable {
  /// One place of rest.
  public struct Stop: Hashable, Sendable {
    /// The distance from the sheet's edge in points, on a whole device pixel.
    public let extent: Double
    /// The names of the detents that rest here, in the order in which they were given; at least one.
    public fileprivate(set) var ids: [Detent.ID]

    /// The name of the first detent that rests here.
    public var id: Detent.ID { ids[0] }
  }

  /// The stops, ascending. There are none where no detent resolves.
  public let all: [Stop]

  init(_ detents: [Detent], in layout: SheetLayout, scale: Double) {
    let scale = scale > 0 ? scale : 1
    var stops: [Stop] = []
    for detent in detents {
      guard let exact = detent.resolve(in: layout) else { continue }
      let extent = (exact * scale).rounded() / scale
      // What is less than half a pixel high is no place to rest.
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
  public var lowest: Stop? { all.first }

  /// The stop with the largest extent.
  public var highest: Stop? { all.last }

  /// The stop where the detent of this name rests.
  public func stop(for id: Detent.ID) -> Stop? { all.first { $0.ids.contains(id) } }

  /// The stop that is nearest to an extent; the larger of two that are equally near.
  public func nearest(to extent: Double) -> Stop? {
    guard var best = all.first else { return nil }
    for stop in all where (stop.extent - extent).magnitude <= (best.extent - extent).magnitude { best = stop }
    return best
  }

  /// The stop that keeps a selection through a change of layout or detents.
  ///
  /// - Parameters:
  ///   - id: The name that was selected.
  ///   - extent: Where the sheet is, which decides if the name is not, or no longer, among the stops.
  public func stop(keeping id: Detent.ID?, at extent: Double) -> Stop? {
    if let id, let stop = stop(for: id) { return stop }
    return nearest(to: extent)
  }
}
