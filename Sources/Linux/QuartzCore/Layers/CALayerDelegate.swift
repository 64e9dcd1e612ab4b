/// An object that provides contents, layout and actions for a layer. All methods have default implementations.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents. The default implementation draws them with ``draw(_:in:)``.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in the layer's own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before ``draw(_:in:)``.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers after the layer's bounds changed or a layout was requested.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event or for a change of the property with this name. `NSNull` stands for no action; nil continues
  /// the search in the layer.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
