/// The rule that decides which points are inside a shape that intersects itself.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of open lines.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of lines.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  public required init() {
    super.init()
    state.shape = ShapeState()
  }

  public required init(layer: Any) {
    super.init(layer: layer)
    if state.shape == nil { state.shape = ShapeState() }
    guard let layer = layer as? CAShapeLayer else { return }
    fillRule = layer.fillRule
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPattern = layer.lineDashPattern
  }

  private var shape: ShapeState { state.shape ?? ShapeState() }

  /// The path, in the layer's own coordinates.
  open var path: CGPath? {
    get { shape.path }
    set { change(.path, newValue !== shape.path) { state.shape?.path = newValue } }
  }
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change(.fillColor, newValue != shape.fillColor) { state.shape?.fillColor = newValue } }
  }
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change(.strokeColor, newValue != shape.strokeColor) { state.shape?.strokeColor = newValue } }
  }
  /// The start of the stroke, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart, newValue != shape.strokeStart) { state.shape?.strokeStart = newValue } }
  }
  /// The end of the stroke, as a fraction of the path's length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd, newValue != shape.strokeEnd) { state.shape?.strokeEnd = newValue } }
  }
  /// The width of the stroke in points; half of it lies on each side of the path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth, newValue != shape.lineWidth) { state.shape?.lineWidth = newValue } }
  }
  /// The maximum length of a miter, in line widths. Longer miters are bevelled.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit, newValue != shape.miterLimit) { state.shape?.miterLimit = newValue } }
  }
  /// The start of the line in the dash pattern, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase, newValue != shape.lineDashPhase) { state.shape?.lineDashPhase = newValue } }
  }
  /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    didSet { didChangePicture() }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { didChangePicture() }
  }
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { didChangePicture() }
  }
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { didChangePicture() }
  }
}
