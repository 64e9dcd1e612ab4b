import QuartzCore

extension CALayer {
  func modelValue(for key: LayerKey) -> AnimatableValue? { state.value(for: key) }

  /// The value shown now; nil when the layer is not shown.
  func presentationValue(for key: LayerKey) -> AnimatableValue? { presentation()?.state.value(for: key) }
}
