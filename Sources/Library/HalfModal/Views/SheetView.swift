import UIKit

/// The view of a sheet: the content, clipped to rounded corners, with a shadow around it and a grabber over it.
final class SheetView: EscapableView {
  /// Called for a tap on the grabber.
  var onGrabberTap: () -> Void = {}

  /// The length of the zone at the free edge in which a touch belongs to the grabber, in points.
  private(set) var grabberZone: CGFloat = 0

  private let clip = UIView()
  private var grabber: GrabberView?
  private var freeEdge = CGRectEdge.minYEdge
  private var isFloating = false
  private lazy var grabberTap = TapRecognizer { [weak self] in self?.onGrabberTap() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "HalfModal.sheet"
    layer.cornerCurve = .continuous
    clip.layer.cornerCurve = .continuous
    clip.clipsToBounds = true
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    grabberTap.delegate = self
    grabberTap.isEnabled = false
    addGestureRecognizer(grabberTap)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SheetView is made in code")
  }

  /// The corner radius of the system sheet up to iOS 18, in points.
  private static let systemCornerRadius: CGFloat = 10

  /// Applies the appearance of a configuration.
  func show(_ configuration: SheetConfiguration) {
    let radius = configuration.cornerRadius ?? Self.systemCornerRadius
    layer.cornerRadius = radius
    clip.layer.cornerRadius = radius
    isFloating = configuration.margins != .zero
    show(configuration.shadow)
    grabberZone = configuration.grabberLength
    grabberTap.isEnabled = configuration.showsGrabber
    if configuration.showsGrabber, grabber == nil {
      let view = GrabberView()
      grabber = view
      addSubview(view)
      setNeedsLayout()
    } else if !configuration.showsGrabber {
      grabber?.removeFromSuperview()
      grabber = nil
    }
    roundCorners()
  }

  /// Adapts the rounded corners and the grabber to the sheet's edge of a container.
  func layOut(in space: SheetSpace) {
    let inward = space.growth(x: 1, y: 1)
    let edge: CGRectEdge = space.isVertical ? (inward > 0 ? .maxYEdge : .minYEdge) : inward > 0 ? .maxXEdge : .minXEdge
    guard edge != freeEdge else { return }
    freeEdge = edge
    roundCorners()
    setNeedsLayout()
  }

  /// Replaces the content's view. The new one fills the sheet.
  func embed(_ content: UIView) {
    clip.subviews.filter { $0 !== content }.forEach { $0.removeFromSuperview() }
    clip.fill(with: content)
  }

  /// Whether a point, in this view's coordinates, is in the zone in which a drag always moves the sheet.
  func isInGrabberZone(_ point: CGPoint) -> Bool {
    bounds.divided(atDistance: grabberZone, from: freeEdge).slice.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber?.layOut(in: bounds, freeEdge: freeEdge)
    if layer.shadowOpacity > 0 {
      layer.shadowPath =
        UIBezierPath(
          roundedRect: bounds, byRoundingCorners: UIRectCorner(clip.layer.maskedCorners),
          cornerRadii: CGSize(width: clip.layer.cornerRadius, height: clip.layer.cornerRadius)
        ).cgPath
    }
  }

  private func show(_ shadow: SheetConfiguration.Shadow?) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = Float(shadow?.opacity ?? 0)
    layer.shadowRadius = shadow?.radius ?? 0
    layer.shadowOffset = shadow?.offset ?? .zero
    setNeedsLayout()
  }

  private func roundCorners() {
    let corners: CACornerMask =
      switch freeEdge {
      case _ where isFloating:
        [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      case .minYEdge: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      case .maxYEdge: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      case .minXEdge: [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      case .maxXEdge: [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
      }
    layer.maskedCorners = corners
    clip.layer.maskedCorners = corners
  }
}

extension SheetView: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    isInGrabberZone(touch.location(in: self))
  }
}

extension UIRectCorner {
  fileprivate init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}
