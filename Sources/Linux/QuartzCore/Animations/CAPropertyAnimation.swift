/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position` or `transform.scale.x`.
  open var keyPath: String?
  /// Whether the animation's value is added to what the layer shows without it, instead of replacing it.
  open var isAdditive = false
  /// Whether each repetition starts from where the one before ended.
  open var isCumulative = false

  /// The path as properties of a layer, worked out when the animation is added.
  private(set) var target: LayerKeyPath?

  /// An animation of the property of that name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func prepare() {
    super.prepare()
    target = keyPath.map(LayerKeyPath.init)
  }

  override final func contribute(to state: inout LayerState, at moment: Timeline.Moment) {
    guard let target, let current = state.value(at: target) else { return }
    guard var value = value(at: moment, current: current) else { return }
    if isCumulative, moment.round > 0, let step = lastValue(current: current) {
      for _ in 0..<moment.round { value = value.adding(step) }
    }
    state.setValue(isAdditive ? value.adding(current) : value, at: target)
  }

  /// The animation's own value at a moment, given what the layer shows without it.
  func value(at moment: Timeline.Moment, current: AnimatableValue) -> AnimatableValue? { nil }

  /// The value at the end of a pass, by which the next repetition of a cumulative animation is moved.
  func lastValue(current: AnimatableValue) -> AnimatableValue? { nil }
}
