import Kinetics

/// The value of a keyframe animation as a function of progress.
struct KeyframeTrack {
  /// The interpolation from one keyframe to the next.
  enum Segment {
    case line(AnimatableValue, AnimatableValue)
    /// A smooth curve from the second value to the third. The other two are the neighbours.
    case smooth(AnimatableValue, AnimatableValue, AnimatableValue, AnimatableValue)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  private let segments: [Segment]
  private let times: [Double]
  private let easing: [TimingCurve]
  private let isDiscrete: Bool

  /// Creates a track; nil if there are no segments.
  init?(segments: [Segment], mode: CAAnimationCalculationMode, keyTimes: [Double]?, easing: [TimingCurve]?) {
    guard !segments.isEmpty else { return nil }
    self.segments = segments
    isDiscrete = mode == .discrete
    let isPaced = mode == .paced || mode == .cubicPaced
    self.easing = isPaced ? [] : easing ?? []
    // In discrete mode each value holds for a while, so there is one more time than there are values.
    let count = segments.count + (isDiscrete ? 2 : 1)
    if isPaced {
      let lengths = segments.map(\.length)
      let total = lengths.reduce(0, +)
      var sum = 0.0
      times =
        total > 0
        ? [0]
          + lengths.map { length in
            sum += length
            return sum / total
          } : KeyframeTrack.even(count)
    } else if let keyTimes, keyTimes.count == count {
      times = keyTimes
    } else if let keyTimes, isDiscrete, keyTimes.count == count - 1 {
      times = keyTimes + [1]
    } else {
      times = KeyframeTrack.even(count)
    }
  }

  private static func even(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(count - 1) } }

  func value(at progress: Double) -> AnimatableValue {
    let last = times.count - 2
    var index = 0
    while index < last, progress >= times[index + 1] { index += 1 }
    if isDiscrete { return index < segments.count ? segments[index].start : segments[segments.count - 1].end }
    let span = times[index + 1] - times[index]
    var part = span > 0 ? (progress - times[index]) / span : 1
    if index < easing.count { part = easing[index].value(at: min(max(part, 0), 1)) }
    return segments[index].value(at: part)
  }

  /// Linear or smooth segments between values. A single value yields a segment that does not move.
  static func segments(through values: [AnimatableValue], mode: CAAnimationCalculationMode) -> [Segment] {
    guard values.count > 1 else { return values.map { .line($0, $0) } }
    let isSmooth = (mode == .cubic || mode == .cubicPaced) && values.count > 2
    return values.indices.dropLast().map { index in
      let (from, to) = (values[index], values[index + 1])
      guard isSmooth else { return .line(from, to) }
      // Past the ends, the neighbour is extrapolated linearly.
      let before = index > 0 ? values[index - 1] : from.interpolated(to: to, at: -1)
      let after = index + 2 < values.count ? values[index + 2] : from.interpolated(to: to, at: 2)
      return .smooth(before, from, to, after)
    }
  }

  /// The segments along a path. A move within the path is a jump.
  static func segments(of path: CGPath) -> [Segment] {
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end):
        segments.append(.line(.point(current), .point(end)))
        current = end
      case .quad(let control, let end):
        func toward(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3) }
        segments.append(.curve(current, toward(current), toward(end), end))
        current = end
      case .curve(let first, let second, let end):
        segments.append(.curve(current, first, second, end))
        current = end
      case .close:
        if current != start { segments.append(.line(.point(current), .point(start))) }
        current = start
      }
    }
    return segments
  }
}

extension KeyframeTrack.Segment {
  var start: AnimatableValue {
    switch self {
    case .line(let start, _), .smooth(_, let start, _, _): start
    case .curve(let start, _, _, _): .point(start)
    }
  }

  var end: AnimatableValue {
    switch self {
    case .line(_, let end), .smooth(_, _, let end, _): end
    case .curve(_, _, _, let end): .point(end)
    }
  }

  func value(at part: Double) -> AnimatableValue {
    switch self {
    case .line(let from, let to): return from.interpolated(to: to, at: part)
    case .smooth(let a, let b, let c, let d):
      // A Catmull-Rom curve by repeated interpolation, which works for every type of value.
      let (ab, bc, cd) = (
        a.interpolated(to: b, at: part + 1), b.interpolated(to: c, at: part), c.interpolated(to: d, at: part - 1)
      )
      let (abc, bcd) = (ab.interpolated(to: bc, at: (part + 1) / 2), bc.interpolated(to: cd, at: part / 2))
      return abc.interpolated(to: bcd, at: part)
    case .curve(let a, let b, let c, let d):
      let (t, s) = (CGFloat(part), CGFloat(1 - part))
      let (ka, kb, kc, kd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return .point(
        CGPoint(x: a.x * ka + b.x * kb + c.x * kc + d.x * kd, y: a.y * ka + b.y * kb + c.y * kc + d.y * kd))
    }
  }

  /// The length of the segment; the length of a curve is approximated by 64 straight lines.
  var length: Double {
    guard case .line(let from, let to) = self else {
      let steps = 64
      return (0..<steps).reduce(0) { sum, step in
        sum + value(at: Double(step) / Double(steps)).distance(to: value(at: Double(step + 1) / Double(steps)))
      }
    }
    return from.distance(to: to)
  }
}
