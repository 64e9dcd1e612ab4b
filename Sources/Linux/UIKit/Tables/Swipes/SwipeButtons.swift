import Foundation

/// The buttons behind a row, side by side in the area that the row uncovers.
@MainActor final class SwipeButtons: UIView {
  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are at the right of the row.
  let isAtRight: Bool
  let buttons: [UIButton]
  /// Whether the first button fills the whole area.
  var showsFirstAlone = false

  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15

  init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool, didTap: @escaping @MainActor (Int) -> Void) {
    self.configuration = configuration
    self.isAtRight = isAtRight
    buttons = configuration.actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      return button
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for (index, button) in buttons.enumerated().reversed() {
      button.addAction(for: .touchUpInside) { didTap(index) }
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all buttons, which is the distance by which an open row is moved, in points.
  var restingWidth: CGFloat { widths.reduce(0, +) }

  private var widths: [CGFloat] {
    buttons.map { max(SwipeButtons.leastWidth, $0.sizeThatFits(.zero).width + 2 * SwipeButtons.padding) }
  }

  /// Lays out the buttons in the area that a row with the given offset uncovers. Each button keeps its share of the width.
  func show(beside row: CGRect, offset: CGFloat) {
    let width = abs(offset)
    setFrame(CGRect(x: isAtRight ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height))
    let widths = widths
    let whole = widths.reduce(0, +)
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let share = showsFirstAlone ? (index == 0 ? width : 0) : widths[index] / whole * width
      button.setFrame(CGRect(x: isAtRight ? width - edge - share : edge, y: 0, width: share, height: row.height))
      button.clipsToBounds = true
      edge += share
    }
  }
}
