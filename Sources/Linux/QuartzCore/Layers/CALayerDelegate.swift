/// What a layer asks its owner for: contents, layout and actions. Every method has a default, so that an owner writes what it needs.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents; by default they are drawn with ``draw(_:in:)``.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in the layer's own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Comes before ``draw(_:in:)``.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers after the layer's bounds changed or a layout was asked for.
  func layoutSublayers(of layer: CALayer)
  /// The action for an event or for the change of the property of that name. `NSNull` stands for none; nil lets the layer look further.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
