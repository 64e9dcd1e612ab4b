import Foundation
import QuartzCore

extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else { preconditionFailure("\(self).layerClass is no class of layers") }
    return type.init()
  }

  func setUp(_ frame: CGRect) {
    layer.delegate = self
    layer.frame = frame
    if type(of: self) != UIView.self, type(of: layer) == CALayer.self { layer.setNeedsDisplay() }
  }

  /// Changes bounds or place of the layer, and then what depends on them.
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

  /// The frame as it is without the transform.
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
  /// A point of the view's coordinates, in those of another view; nil is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer ?? baseLayer) }

  /// A point of another view's coordinates, in those of this one; nil is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? baseLayer)
  }

  /// A rectangle of the view's coordinates, in those of another view; nil is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer ?? baseLayer) }

  /// A rectangle of another view's coordinates, in those of this one; nil is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? baseLayer)
  }

  /// What stands for the window in conversions: its layer, or the topmost one of a tree outside windows.
  private var baseLayer: CALayer {
    containingWindow?.layer ?? sequence(first: self, next: \.superview).reduce(self) { $1 }.layer
  }
}
