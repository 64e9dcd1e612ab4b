import CoreGraphics
import Foundation

/// A control at a row's end that shows three lines. A finger lifts the row with it.
///
/// It receives touches without delay, and pan gesture recognizers of other views cannot cancel them.
@MainActor final class ReorderControl: UIControl, PromptTouchView {
  static let width: CGFloat = 54

  private let lines = (0..<3).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Reorder"
    for line in lines {
      line.isUserInteractionEnabled = false
      line.backgroundColor = .systemGray3
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var row: (table: any RowLifting, cell: UITableViewCell)? {
    guard let cell = superview as? UITableViewCell, let table = cell.superview as? any RowLifting else { return nil }
    return (table, cell)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, line) in lines.enumerated() {
      line.setFrame(CGRect(x: bounds.midX - 11, y: bounds.midY - 1 + CGFloat(index - 1) * 6, width: 22, height: 2))
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let (table, cell) = row else { return false }
    return table.lift(cell, at: touch.location(in: table).y)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let (table, cell) = row else { return false }
    table.moveLift(of: cell, to: touch.location(in: table).y)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let (table, cell) = row { table.dropLift(of: cell) }
  }

  override func cancelTracking(with event: UIEvent?) {
    if let (table, cell) = row { table.cancelLift(of: cell) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
