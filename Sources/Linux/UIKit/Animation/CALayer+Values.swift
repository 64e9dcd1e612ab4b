import QuartzCore

extension CALayer {
  func modelValue(for key: LayerKey) -> AnimatableValue? { state.value(for: key) }

  /// The value on the screen now, or nil if the layer is not on the screen.
  func presentationValue(for key: LayerKey) -> AnimatableValue? { presentation()?.state.value(for: key) }
}
