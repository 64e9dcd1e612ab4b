import Foundation

/// The frames of a cell's labels and image in its content view.
struct CellArrangement {
  var image = CGRect.zero
  var text = CGRect.zero
  var detail = CGRect.zero

  static let imageGap: CGFloat = 16
  /// The minimum height of a cell, and the height of one with two labels above each other, in points.
  static let height: CGFloat = 44
  static let subtitleHeight: CGFloat = 58
  /// The space above and below labels that need more than the minimum height, in points.
  static let padding: CGFloat = 11
}

extension UITableViewCell {
  private func hasText(_ label: UILabel?) -> Bool { label?.text?.isEmpty == false }

  /// The start and width of the text next to the image, in points.
  private func textSpan(in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    var start = look.margin + indentation
    if let image = parts.image?.shown { start += image.size.width + CellArrangement.imageGap }
    let end = shownAccessory == nil ? look.margin : CellArrangement.imageGap / 2
    return (start, max(0, width - start - end))
  }

  private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
    guard let label, hasText(label) else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  func arrange(in size: CGSize) -> CellArrangement {
    var places = CellArrangement()
    if let image = parts.image?.shown {
      let y = ((size.height - image.size.height) / 2).rounded()
      places.image = CGRect(origin: CGPoint(x: look.margin + indentation, y: y), size: image.size)
    }
    let (start, width) = textSpan(in: size.width)
    let whole = CGRect(x: start, y: 0, width: width, height: size.height)
    guard hasText(parts.detail), let detail = parts.detail else {
      places.text = whole
      return places
    }
    switch style {
    case .default: places.text = whole
    case .value1:
      let wanted = min(detail.sizeThatFits(size).width, width)
      places.detail = CGRect(x: whole.maxX - wanted, y: 0, width: wanted, height: size.height)
      places.text = CGRect(x: start, y: 0, width: max(0, width - wanted - 6), height: size.height)
    case .value2:
      places.text = CGRect(x: start, y: 0, width: min(91, width), height: size.height)
      places.detail = CGRect(x: start + 97, y: 0, width: max(0, width - 97), height: size.height)
    case .subtitle:
      let heights = (height(of: parts.text, width: width), height(of: detail, width: width))
      let gap: CGFloat = heights.0 > 0 ? 3 : 0
      let top = ((size.height - heights.0 - gap - heights.1) / 2).rounded()
      places.text = CGRect(x: start, y: top, width: width, height: heights.0)
      places.detail = CGRect(x: start, y: top + heights.0 + gap, width: width, height: heights.1)
    }
    return places
  }

  /// Whether a label has one line in a font no larger than the style's, so that its height need not be measured.
  private func isOrdinary(_ label: UILabel?, _ role: CellParts.Role) -> Bool {
    guard let label, hasText(label) else { return true }
    return label.numberOfLines == 1 && label.font.pointSize <= CellParts.fontSize(role, style)
  }

  func fittingSize(in size: CGSize) -> CGSize {
    var height = CellArrangement.height
    let hasBoth = style == .subtitle && hasText(parts.detail)
    if isOrdinary(parts.text, .text), isOrdinary(parts.detail, .detail) {
      if hasBoth { height = CellArrangement.subtitleHeight }
    } else {
      var width = size.width - look.contentInset.left - look.contentInset.right
      if let accessory = shownAccessory { width -= accessory.bounds.width + look.margin + accessoryGap }
      let span = textSpan(in: width).width
      let text = self.height(of: parts.text, width: span)
      let detail = self.height(of: parts.detail, width: style == .value2 ? span - 97 : span)
      height = max(height, (hasBoth ? text + 3 + detail : max(text, detail)) + 2 * CellArrangement.padding)
    }
    if let image = parts.image?.shown { height = max(height, image.size.height) }
    return CGSize(width: size.width, height: height.rounded(.up))
  }
}
