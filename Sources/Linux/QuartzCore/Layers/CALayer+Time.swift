extension CALayer: LocalTime {
  /// Converts a time of another layer to this layer's time; nil stands for media time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.mediaTime(atLocal: t) } ?? t)
  }

  /// Converts a time of this layer to another layer's time; nil stands for media time.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let media = mediaTime(atLocal: t)
    return l.map { $0.localTime(at: media) } ?? media
  }

  /// The layer's own time at a media time.
  package final func localTime(at mediaTime: CFTimeInterval) -> CFTimeInterval {
    let outer = timeParent.map { $0.localTime(at: mediaTime) } ?? mediaTime
    guard timing.speed != 1 || timing.beginTime != 0 || timing.timeOffset != 0 else { return outer }
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// The media time at which the layer's own time is `time`. If the layer's time is stopped, the media time of its
  /// beginning.
  package final func mediaTime(atLocal time: CFTimeInterval) -> CFTimeInterval {
    let speed = Double(timing.speed)
    let outer = speed == 0 ? timing.beginTime : (time - timing.timeOffset) / speed + timing.beginTime
    return timeParent.map { $0.mediaTime(atLocal: outer) } ?? outer
  }

  /// The speed of the layer's own time relative to media time: 0 if it is stopped, negative if it runs backwards.
  package final var pace: Double {
    var pace = Double(timing.speed)
    var ancestor = timeParent
    while let current = ancestor, pace != 0 {
      pace *= Double(current.timing.speed)
      ancestor = current.timeParent
    }
    return pace
  }

  private var timeParent: CALayer? { presentedLayer?.parent ?? parent }
}
