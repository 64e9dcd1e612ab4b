import CoreGraphics
import Foundation

/// The view for a cell's accessory type.
@MainActor final class CellAccessory: UIView {
  let type: UITableViewCell.AccessoryType
  var detailAction: () -> Void = {}
  private var button: UIButton?

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: CellAccessory.size(of: type)))
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    if isUserInteractionEnabled { addButton() }
  }

  required init?(coder: NSCoder) { nil }

  private static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 8, height: 14)
    case .checkmark: CGSize(width: 16, height: 14)
    case .detailButton: CGSize(width: 22, height: 22)
    case .detailDisclosureButton: CGSize(width: 22 + 10 + 8, height: 22)
    }
  }

  private func addButton() {
    let button = UIButton(frame: CGRect(x: -11, y: -11, width: 44, height: 44))
    button.addAction(for: .touchUpInside) { [weak self] in self?.detailAction() }
    button.accessibilityLabel = "More Info"
    addSubview(button)
    self.button = button
  }

  // The button is as large as a finger, but the symbol is smaller.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    button?.frame.contains(point) ?? super.point(inside: point, with: event)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(at: 0)
    case .checkmark: drawLine([(1.5, 7.5), (6, 12), (14.5, 1.5)], width: 2.2, color: tintColor)
    case .detailButton: drawInfo()
    case .detailDisclosureButton:
      drawInfo()
      drawChevron(at: 32)
    }
  }

  private func drawChevron(at x: CGFloat) {
    let top = bounds.midY - 6
    drawLine([(x + 1, top), (x + 7, top + 6), (x + 1, top + 12)], width: 2, color: .systemGray3)
  }

  private func drawInfo() {
    tintColor.setStroke()
    let circle = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
    circle.lineWidth = 1.5
    circle.stroke()
    tintColor.setFill()
    UIBezierPath(ovalIn: CGRect(x: 9.7, y: 5, width: 2.6, height: 2.6)).fill()
    drawLine([(11, 10), (11, 16.5)], width: 1.8, color: tintColor)
  }

  private func drawLine(_ points: [(CGFloat, CGFloat)], width: CGFloat, color: UIColor) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
