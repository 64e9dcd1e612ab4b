import UIKit

/// A picture of an evening over hills, for the top of a page.
final class HeroView: UIView {
  private let sky = CAGradientLayer()
  private let sun = CAShapeLayer()
  private let hills = [CAShapeLayer(), CAShapeLayer(), CAShapeLayer()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    sky.colors = [
      UIColor(red: 0.16, green: 0.20, blue: 0.45, alpha: 1).cgColor,
      UIColor(red: 0.85, green: 0.42, blue: 0.47, alpha: 1).cgColor,
      UIColor(red: 0.99, green: 0.76, blue: 0.48, alpha: 1).cgColor,
    ]
    sun.fillColor = UIColor(red: 1, green: 0.93, blue: 0.78, alpha: 1).cgColor
    let shades: [(CGFloat, CGFloat, CGFloat)] = [(0.55, 0.32, 0.45), (0.36, 0.24, 0.42), (0.18, 0.16, 0.32)]
    for (hill, shade) in zip(hills, shades) {
      hill.fillColor = UIColor(red: shade.0, green: shade.1, blue: shade.2, alpha: 1).cgColor
    }
    layer.addSublayer(sky)
    layer.addSublayer(sun)
    hills.forEach(layer.addSublayer)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("HeroView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.frame = bounds
    let side = bounds.height * 0.3
    sun.path = UIBezierPath(ovalIn: CGRect(x: bounds.width * 0.6, y: bounds.height * 0.38, width: side, height: side)).cgPath
    for (index, hill) in hills.enumerated() {
      hill.path = ridge(number: index).cgPath
    }
    CATransaction.commit()
  }

  private func ridge(number: Int) -> UIBezierPath {
    let base = bounds.height * (0.62 + 0.13 * CGFloat(number))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    for step in 0...40 {
      let x = CGFloat(step) / 40
      let wave = sin(Double(x) * (5 + Double(number) * 2.3) + Double(number) * 1.9)
      path.addLine(to: CGPoint(x: x * bounds.width, y: base - CGFloat(wave) * bounds.height * 0.07))
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    return path
  }
}
