/// An animation from one value to another.
///
/// Any two of the three values define it. If only one is set, the other end is the value that the layer shows without the
/// animation, or zero in an additive animation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value.
  open var fromValue: Any?
  /// The end value.
  open var toValue: Any?
  /// The difference between the end value and the start value.
  open var byValue: Any?

  /// The values in the property's type, converted once for the layer's copy.
  private struct Values {
    let from: AnimatableValue?
    let to: AnimatableValue?
    let by: AnimatableValue?

    init(_ animation: CABasicAnimation, like kind: AnimatableValue) {
      from = animation.fromValue.flatMap { AnimatableValue($0, like: kind) }
      to = animation.toValue.flatMap { AnimatableValue($0, like: kind) }
      by = animation.byValue.flatMap { AnimatableValue($0, like: kind) }
    }
  }

  private var values: Values?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override final func value(at moment: Timeline.Moment, current: AnimatableValue) -> AnimatableValue? {
    guard let (from, to) = ends(current: current) else { return nil }
    return from.interpolated(to: to, at: course(at: moment))
  }

  override final func lastValue(current: AnimatableValue) -> AnimatableValue? { ends(current: current)?.to }

  /// The fraction of the distance at a moment; it may lie outside 0 to 1.
  func course(at moment: Timeline.Moment) -> Double { progress(at: moment) }

  private func ends(current: AnimatableValue) -> (from: AnimatableValue, to: AnimatableValue)? {
    let rest = isAdditive ? current.zero : current
    let values = values ?? Values(self, like: current)
    self.values = values
    switch (values.from, values.to, values.by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest.adding(by))
    case (nil, nil, nil): return (rest, rest)
    }
  }
}
