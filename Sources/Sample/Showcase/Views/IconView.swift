import UIKit

/// A small line drawing in one colour.
final class IconView: UIView {
  /// The available drawings.
  enum Icon {
    case cross
    case chevron
    /// A phone with a sheet over its lower part.
    case sheet
    /// A phone with a panel in its lower half, and an arrow above it.
    case toggle
    /// A phone with an arrow from its lower edge.
    case pull
    /// A phone with a sheet over its upper part.
    case top
    /// A phone with sheets of two heights.
    case detents
    /// A phone with a bar at the bottom, and an arrow up from it.
    case player
    case list
    case bell
    case play
    case pause
    case back
    case forward
  }

  /// The current drawing.
  var icon: Icon {
    didSet {
      if icon != oldValue { setNeedsLayout() }
    }
  }

  private let shape = CAShapeLayer()

  init(_ icon: Icon, color: UIColor) {
    self.icon = icon
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.fillColor = nil
    shape.strokeColor = color.cgColor
    shape.lineWidth = 2.2
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("IconView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape.path = path(in: CGPoint(x: bounds.midX, y: bounds.midY)).cgPath
  }

  private func path(in middle: CGPoint) -> UIBezierPath {
    switch icon {
    case .cross: return lines(around: middle, [[(-5, -5), (5, 5)], [(5, -5), (-5, 5)]])
    case .chevron: return lines(around: middle, [[(-3, -6), (3, 0), (-3, 6)]])
    case .sheet: return telephone(around: middle, [[(-8, 2), (8, 2)], [(-3, 7), (3, 7)]])
    case .pull: return telephone(around: middle, [[(0, 10), (0, -3)], [(-4, 1), (0, -3), (4, 1)]])
    case .toggle: return telephone(around: middle, [[(-8, 4), (8, 4)], [(-3, -4), (0, -8), (3, -4)]])
    case .top: return telephone(around: middle, [[(-8, -2), (8, -2)], [(-3, -7), (3, -7)]])
    case .detents: return telephone(around: middle, [[(-8, -3), (8, -3)], [(-8, 5), (8, 5)]])
    case .player: return telephone(around: middle, [[(-8, 8), (8, 8)], [(0, 4), (0, -6)], [(-4, -2), (0, -6), (4, -2)]])
    case .list: return lines(around: middle, [[(-8, -6), (8, -6)], [(-8, 0), (8, 0)], [(-8, 6), (8, 6)]])
    case .bell:
      return lines(
        around: middle,
        [[(-10, 6), (-7, 2), (-7, -3), (-5, -8), (0, -10), (5, -8), (7, -3), (7, 2), (10, 6), (-10, 6)], [(-3, 11), (3, 11)]])
    case .play: return lines(around: middle, [[(-4, -8), (8, 0), (-4, 8), (-4, -8)]])
    case .pause: return lines(around: middle, [[(-4, -7), (-4, 7)], [(4, -7), (4, 7)]])
    case .back: return lines(around: middle, [[(7, -8), (-5, 0), (7, 8), (7, -8)], [(-9, -8), (-9, 8)]])
    case .forward: return lines(around: middle, [[(-7, -8), (5, 0), (-7, 8), (-7, -8)], [(9, -8), (9, 8)]])
    }
  }

  private func telephone(around middle: CGPoint, _ strokes: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath(roundedRect: CGRect(x: middle.x - 8, y: middle.y - 14, width: 16, height: 28), cornerRadius: 4)
    path.append(lines(around: middle, strokes))
    return path
  }

  private func lines(around middle: CGPoint, _ strokes: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    for stroke in strokes {
      for (index, (x, y)) in stroke.enumerated() {
        let point = CGPoint(x: middle.x + x, y: middle.y + y)
        if index == 0 {
          path.move(to: point)
        } else {
          path.addLine(to: point)
        }
      }
    }
    return path
  }
}
