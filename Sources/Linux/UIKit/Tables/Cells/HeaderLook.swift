import Foundation

/// The part of a header's or footer's look that the table determines.
struct HeaderLook: Equatable {
  var isPlain = true
  var isFooter = false
  var margin: CGFloat = 16

  /// The minimum height of a title, and the space above and below it, in points.
  static let plainHeight: CGFloat = 28
  static let padding: CGFloat = 6
}

extension UITableViewHeaderFooterView {
  func addContent() {
    contentView.frame = bounds
    contentView.isOpaque = false
    addSubview(contentView)
  }

  func applyLook() {
    let isPlain = look.isPlain
    label?.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label?.textColor = isPlain ? .label : .secondaryLabel
    label?.numberOfLines = look.isFooter && !isPlain ? 0 : 1
    if isPlain, label != nil, backgroundColor == nil, backgroundView == nil {
      hasTableBackground = true
      backgroundColor = .systemGray6
    } else if !isPlain, hasTableBackground {
      hasTableBackground = false
      backgroundColor = nil
    }
    setNeedsLayout()
  }

  private func heights(in width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return (height(label), height(detail))
  }

  func layoutContent() {
    contentView.setFrame(bounds)
    backgroundView?.setFrame(bounds)
    guard label != nil || detail != nil else { return }
    let width = max(0, bounds.width - 2 * look.margin)
    // One line needs no measuring. In grouped tables, it is close to the rows.
    if detail == nil, look.isPlain || !look.isFooter {
      let frame = CGRect(x: look.margin, y: 0, width: width, height: bounds.height)
      let line = CGRect(x: look.margin, y: bounds.height - HeaderLook.padding - 18, width: width, height: 18)
      label?.setFrame(look.isPlain ? frame : line)
      return
    }
    let heights = heights(in: width)
    let top = look.isFooter ? HeaderLook.padding : max(0, bounds.height - heights.text - heights.detail - HeaderLook.padding)
    label?.setFrame(CGRect(x: look.margin, y: top, width: width, height: heights.text))
    detail?.setFrame(CGRect(x: look.margin, y: top + heights.text, width: width, height: heights.detail))
  }

  func fittingSize(in size: CGSize) -> CGSize {
    let heights = heights(in: max(0, size.width - 2 * look.margin))
    let height = heights.text + heights.detail + 2 * HeaderLook.padding
    return CGSize(width: size.width, height: max(HeaderLook.plainHeight, height.rounded(.up)))
  }
}
