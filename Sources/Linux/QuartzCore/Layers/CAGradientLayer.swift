/// The shape of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient from the start point outwards. The end point is a corner of the rectangle around the ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that fills its bounds with a gradient.
open class CAGradientLayer: CALayer {
  public required init() {
    super.init()
    state.gradient = GradientState()
  }

  public required init(layer: Any) {
    super.init(layer: layer)
    if state.gradient == nil { state.gradient = GradientState() }
    if let layer = layer as? CAGradientLayer { type = layer.type }
  }

  private var gradient: GradientState { state.gradient ?? GradientState() }

  /// The colours, each a `CGColor`.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor }
      change(.colors, colors != gradient.colors) { state.gradient?.colors = colors }
    }
  }
  /// The position of each colour between the start and the end, from 0 to 1 and ascending; nil for even spacing.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) }
      change(.locations, locations != gradient.locations) { state.gradient?.locations = locations }
    }
  }
  /// The start point, as fractions of the bounds' width and height.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change(.startPoint, newValue != gradient.startPoint) { state.gradient?.startPoint = newValue } }
  }
  /// The end point, as fractions of the bounds' width and height.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change(.endPoint, newValue != gradient.endPoint) { state.gradient?.endPoint = newValue } }
  }
  open var type = CAGradientLayerType.axial {
    didSet { didChangePicture() }
  }
}
