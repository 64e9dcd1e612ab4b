import Foundation
import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else { preconditionFailure("\(self).layerClass is not a CALayer class") }
    return type.init()
  }

  func setUp(_ frame: CGRect) {
    layer.delegate = self
    layer.frame = frame
    if type(of: self) != UIView.self, type(of: layer) == CALayer.self { layer.setNeedsDisplay() }
  }

  /// Changes the layer's bounds or position, then updates everything that depends on them.
  func changeGeometry(_ change: (CALayer) -> Void) {
    let size = layer.bounds.size
    change(layer)
    if layer.bounds.size != size {
      setNeedsLayout()
      resizeSubviews(from: size)
      updateInsets(always: true)
    } else {
      updateInsets()
    }
  }

  /// The frame without the effect of the transform.
  package var untransformedFrame: CGRect {
    let bounds = layer.bounds
    let (position, anchor) = (layer.position, layer.anchorPoint)
    return CGRect(
      x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }

  func resizeToFit() {
    let origin = untransformedFrame.origin
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    bounds.size = size
    center = CGPoint(x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height)
  }
}

extension UIView {
  /// Converts a point from the view's coordinates to those of another view, or of the window if `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer ?? baseLayer) }

  /// Converts a point to the view's coordinates from those of another view, or of the window if `view` is nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? baseLayer)
  }

  /// Converts a rectangle from the view's coordinates to those of another view, or of the window if `view` is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer ?? baseLayer) }

  /// Converts a rectangle to the view's coordinates from those of another view, or of the window if `view` is nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? baseLayer)
  }

  /// The layer to which a nil view refers in conversions: the window's, or that of the topmost superview if there is no window.
  private var baseLayer: CALayer {
    containingWindow?.layer ?? sequence(first: self, next: \.superview).reduce(self) { $1 }.layer
  }
}
