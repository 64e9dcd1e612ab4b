/// All properties of a layer that a picture shows and an animation may change: the model's values, or those at a moment.
///
/// It is a value type, so the presentation at a time is a pure function of the model's state, the animations and the time.
package struct LayerState {
  package var place = LayerPlace()
  package var zPosition: CGFloat = 0
  package var isHidden = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var opacity: Float = 1
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var shadow = ShadowState()
  package var contents: Any?
  package var contentsScale: CGFloat = 1
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Only set in shape layers.
  package var shape: ShapeState?
  /// Only set in gradient layers.
  package var gradient: GradientState?
  /// The running transition, if there is one.
  package var transition: TransitionState?
  /// The values of custom keys.
  package var custom: [String: Any] = [:]

  package init() {}
}

/// A layer's shadow.
package struct ShadowState {
  package var color: CGColor? = .black
  package var opacity: Float = 0
  package var offset = CGSize(width: 0, height: -3)
  package var radius: CGFloat = 3
  package var path: CGPath?
}

/// The appearance of a shape layer.
package struct ShapeState {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineDashPhase: CGFloat = 0
}

/// The appearance of a gradient layer.
package struct GradientState {
  package var colors: [CGColor]?
  package var locations: [CGFloat]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
}

/// The progress of a transition. Its old picture is the last one that was drawn with a different ``identifier``.
package struct TransitionState {
  package var identifier: Int
  package var type: CATransitionType
  package var subtype: CATransitionSubtype?
  /// 0 shows the old picture, 1 the new one.
  package var progress: CGFloat
}
