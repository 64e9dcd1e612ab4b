import Foundation
import QuartzCore

extension UITableViewCell {
  func setUpCell() {
    contentView.frame = bounds
    contentView.isOpaque = false
    addSubview(contentView)
  }

  /// The custom accessory view, or the view for the accessory type.
  var shownAccessory: UIView? { accessoryView ?? parts.accessory }

  func showAccessory() {
    parts.showAccessory(accessoryView == nil ? accessoryType : .none, in: self)
    if let accessoryView, accessoryView.superview !== self { addSubview(accessoryView) }
    if isEditing { shownAccessory?.alpha = 0 }
    setNeedsLayout()
  }

  /// Updates the accessory and the reorder control for the editing state.
  func showEditing(animated: Bool) {
    let shows = isEditing && showsReorderControl
    if shows { UIView.performWithoutAnimation { parts.showReorderControl(in: self) } }
    func change() {
      parts.reorderControl?.alpha = shows ? 1 : 0
      shownAccessory?.alpha = isEditing ? 0 : 1
      setNeedsLayout()
      if animated { layoutIfNeeded() }
    }
    guard animated else { return UIView.performWithoutAnimation(change) }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
  }

  func takeLook(_ new: CellLook) {
    isTakingLook = true
    if !hasOwnBackground, backgroundColor != new.background { backgroundColor = new.background }
    isTakingLook = false
    guard new != look else { return }
    look = new
    setNeedsLayout()
    let hasCorners = new.roundsTop || new.roundsBottom
    layer.cornerRadius = hasCorners ? CellLook.cornerRadius : 0
    clipsToBounds = hasCorners
    guard hasCorners else { return }
    var corners: CACornerMask = []
    if new.roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if new.roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
  }

  func layoutCell() {
    var content = bounds.inset(by: look.contentInset)
    if let control = parts.reorderControl {
      let width = isEditing && showsReorderControl ? ReorderControl.width : 0
      let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isAtLeft ? content.minX - ReorderControl.width + width : content.maxX - width
      control.setFrame(CGRect(x: x, y: 0, width: ReorderControl.width, height: bounds.height))
      if isAtLeft { content.origin.x += width }
      content.size.width = max(0, content.width - width)
    }
    if !isEditing, let accessory = shownAccessory {
      let size = accessory.bounds.size
      let x = content.maxX - look.margin - size.width
      accessory.setFrame(CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
      content.size.width = max(0, x - content.minX - accessoryGap)
    }
    contentView.setFrame(content)
    backgroundView?.setFrame(bounds)
    if showsSelection { selectedBackgroundView?.setFrame(bounds) }
    let arrangement = arrange(in: content.size)
    parts.image?.setFrame(arrangement.image)
    parts.text?.setFrame(arrangement.text)
    parts.detail?.setFrame(arrangement.detail)
    layoutLines()
  }

  /// The space between the content and the accessory, in points.
  var accessoryGap: CGFloat { accessoryView == nil ? 8 : 0 }

  private func layoutLines() {
    let thickness = 1 / max(1, layer.contentsScale)
    let color = look.separatorColor
    if let line = parts.line(atTop: false, isShown: color != nil && look.hasBottomLine, color: color, in: self) {
      let inset = look.isBottomLineFull ? .zero : separatorInset
      let width = max(0, bounds.width - inset.left - inset.right)
      line.setFrame(CGRect(x: inset.left, y: bounds.maxY - thickness, width: width, height: thickness))
    }
    if let line = parts.line(atTop: true, isShown: color != nil && look.hasTopLine, color: color, in: self) {
      line.setFrame(CGRect(x: 0, y: 0, width: bounds.width, height: thickness))
    }
  }

  /// The distance of the text from the cell's left edge, in points.
  var separatorStart: CGFloat {
    guard let image = parts.image?.shown else { return look.separatorInset.left + look.contentInset.left + indentation }
    return look.contentInset.left + look.margin + image.size.width + CellArrangement.imageGap + indentation
  }

  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}

extension UIView {
  /// Sets the frame only if it is different, because setting it takes time.
  func setFrame(_ new: CGRect) { if frame != new { frame = new } }
}
