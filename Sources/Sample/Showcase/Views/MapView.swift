import UIKit

/// A map of a small town by a river: streets, a park, and pins.
final class MapView: UIView {
  private let river = CAShapeLayer()
  private let park = CAShapeLayer()
  private let streets = CAShapeLayer()
  private let avenues = CAShapeLayer()
  private let pins = (0..<6).map { _ in CAShapeLayer() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = UIColor(red: 0.93, green: 0.92, blue: 0.89, alpha: 1)
    park.fillColor = UIColor(red: 0.78, green: 0.89, blue: 0.75, alpha: 1).cgColor
    style(river, color: UIColor(red: 0.64, green: 0.81, blue: 0.94, alpha: 1), width: 70)
    style(streets, color: .white, width: 6)
    style(avenues, color: UIColor(red: 1, green: 0.88, blue: 0.62, alpha: 1), width: 12)
    [park, river, streets, avenues].forEach(layer.addSublayer)
    for (pin, tint) in zip(pins, Palette.tints) {
      pin.fillColor = tint.cgColor
      pin.strokeColor = UIColor.white.cgColor
      pin.lineWidth = 3
      layer.addSublayer(pin)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MapView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    park.path =
      UIBezierPath(
        roundedRect: CGRect(x: point(0.58, 0).x, y: point(0, 0.12).y, width: bounds.width * 0.34, height: bounds.height * 0.2),
        cornerRadius: 24
      ).cgPath
    river.path = curve(from: point(-0.1, 0.62), to: point(1.1, 0.44), bend: bounds.height * 0.12).cgPath
    streets.path = grid().cgPath
    let avenue = curve(from: point(0.1, -0.05), to: point(0.36, 1.05), bend: bounds.width * 0.1)
    avenue.append(curve(from: point(-0.05, 0.3), to: point(1.05, 0.24), bend: 20))
    avenues.path = avenue.cgPath
    let places: [(CGFloat, CGFloat)] = [(0.24, 0.2), (0.7, 0.19), (0.52, 0.36), (0.16, 0.42), (0.8, 0.66), (0.44, 0.74)]
    for (pin, place) in zip(pins, places) {
      let center = point(place.0, place.1)
      pin.path = UIBezierPath(ovalIn: CGRect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)).cgPath
    }
    CATransaction.commit()
  }

  private func style(_ layer: CAShapeLayer, color: UIColor, width: CGFloat) {
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
    layer.lineWidth = width
    layer.lineCap = .round
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: bounds.width * x, y: bounds.height * y)
  }

  private func curve(from start: CGPoint, to end: CGPoint, bend: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addCurve(
      to: end, controlPoint1: CGPoint(x: start.x + (end.x - start.x) * 0.35 + bend, y: start.y + (end.y - start.y) * 0.3 - bend),
      controlPoint2: CGPoint(x: start.x + (end.x - start.x) * 0.7 - bend, y: start.y + (end.y - start.y) * 0.7 + bend))
    return path
  }

  private func grid() -> UIBezierPath {
    let path = UIBezierPath()
    for step in stride(from: CGFloat(0.06), through: 1, by: 0.11) {
      path.move(to: point(-0.05, step))
      path.addLine(to: point(1.05, step - 0.05))
      path.move(to: point(step, -0.05))
      path.addLine(to: point(step + 0.09, 1.05))
    }
    return path
  }
}
