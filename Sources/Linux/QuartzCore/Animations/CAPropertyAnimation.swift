/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position` or `transform.scale.x`.
  open var keyPath: String?
  /// Whether the animation's value is added to the value that the layer shows without the animation. If false, it replaces
  /// that value.
  open var isAdditive = false
  /// Whether each repetition starts from the end value of the previous one.
  open var isCumulative = false

  /// The parsed key path, set when the animation is added.
  private(set) var target: LayerKeyPath?

  /// Creates an animation of the property with a key path.
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

  /// The animation's value at a moment. `current` is the value that the layer shows without the animation.
  func value(at moment: Timeline.Moment, current: AnimatableValue) -> AnimatableValue? { nil }

  /// The value at the end of a pass, which a cumulative animation adds for each repetition.
  func lastValue(current: AnimatableValue) -> AnimatableValue? { nil }
}
