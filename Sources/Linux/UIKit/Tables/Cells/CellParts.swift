import Foundation
import QuartzCore

/// The views of a cell, which are created when they are first needed.
@MainActor final class CellParts {
  enum Role { case text, detail }

  private(set) var text: UILabel?
  private(set) var detail: UILabel?
  private(set) var image: UIImageView?
  private(set) var accessory: CellAccessory?
  private(set) var reorderControl: ReorderControl?
  private var bottomLine: UIView?
  private var topLine: UIView?

  /// Returns a label with the font and colour of the cell's style.
  func label(_ role: Role, of cell: UITableViewCell) -> UILabel {
    if let label = role == .text ? text : detail { return label }
    let label = UILabel()
    label.font = .systemFont(ofSize: CellParts.fontSize(role, cell.style))
    if role == .detail, cell.style == .value1 { label.textColor = .secondaryLabel }
    if role == .text, cell.style == .value2 {
      label.textColor = cell.tintColor
      label.textAlignment = .right
    }
    if role == .text { text = label } else { detail = label }
    cell.contentView.addSubview(label)
    label.isHighlighted = cell.showsSelection
    cell.setNeedsLayout()
    return label
  }

  static func fontSize(_ role: Role, _ style: UITableViewCell.CellStyle) -> CGFloat {
    switch (style, role) {
    case (.subtitle, .detail), (.value2, .text): 12
    case (.value2, .detail): 15
    default: 17
    }
  }

  func picture(of cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView(image: nil)
    image = view
    cell.contentView.addSubview(view)
    view.isHighlighted = cell.showsSelection
    cell.setNeedsLayout()
    return view
  }

  func showAccessory(_ type: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
    guard accessory?.type ?? .none != type else { return }
    accessory?.removeFromSuperview()
    accessory = type == .none ? nil : CellAccessory(type)
    guard let accessory else { return }
    accessory.detailAction = { [weak cell] in cell?.detailAction() }
    cell.addSubview(accessory)
  }

  /// Creates the reorder control next to the content, initially transparent.
  func showReorderControl(in cell: UITableViewCell) {
    guard reorderControl == nil else { return }
    let control = ReorderControl(
      frame: CGRect(x: cell.bounds.maxX, y: 0, width: ReorderControl.width, height: cell.bounds.height))
    control.alpha = 0
    cell.addSubview(control)
    reorderControl = control
  }

  /// Returns the line at the bottom or top of the cell, or nil if it is not shown.
  func line(atTop: Bool, isShown: Bool, color: UIColor?, in cell: UITableViewCell) -> UIView? {
    let known = atTop ? topLine : bottomLine
    guard isShown else {
      known?.isHidden = true
      return nil
    }
    let line = known ?? UIView()
    if known == nil {
      line.isUserInteractionEnabled = false
      cell.addSubview(line)
      if atTop { topLine = line } else { bottomLine = line }
    }
    line.isHidden = false
    if line.backgroundColor != color { line.backgroundColor = color }
    return line
  }
}
