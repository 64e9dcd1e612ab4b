import Foundation
import QuartzCore

extension UITableView {
  /// Lays out the headers and footers of the sections and of the table, and the background view.
  func placeEdgeViews() {
    let span = TableSpan(start: bounds.minY, length: bounds.height)
    let sections = layout.sections(in: span)
    visibleHeaders = place(.header, visibleHeaders, sections)
    visibleFooters = place(.footer, visibleFooters, sections)
    tableHeaderView?.setFrame(CGRect(x: 0, y: 0, width: bounds.width, height: layout.top))
    tableFooterView?.setFrame(CGRect(x: 0, y: layout.footerTop, width: bounds.width, height: layout.bottom))
    backgroundView?.setFrame(bounds)
  }

  private func place(_ edge: SectionEdge, _ old: [Int: UIView], _ sections: Range<Int>) -> [Int: UIView] {
    guard !sections.isEmpty || !old.isEmpty else { return old }
    var views = old
    var frames: [(section: Int, frame: CGRect)] = []
    for section in sections {
      let frame = edge == .header ? headerFrame(section) : footerFrame(section)
      if frame.height > 0, frame.maxY > bounds.minY, frame.minY < bounds.maxY { frames.append((section, frame)) }
    }
    for (section, view) in old where !frames.contains(where: { $0.section == section }) {
      recycle(view, edge, section)
      views[section] = nil
    }
    for (section, frame) in frames {
      if let view = views[section] {
        view.setFrame(frame)
      } else if let view = makeEdgeView(edge, of: section) {
        show(view, edge, section, frame)
        views[section] = view
      }
    }
    return views
  }

  private func show(_ view: UIView, _ edge: SectionEdge, _ section: Int, _ frame: CGRect) {
    UIView.performWithoutAnimation {
      reuse.take(view)
      (view as? UITableViewHeaderFooterView)?.look = headerLook(edge)
      view.setFrame(frame)
      if view.superview !== self { insertSubview(view, at: frontOfCells) }
      if edge == .header {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  func recycle(_ view: UIView, _ edge: SectionEdge, _ section: Int) {
    reuse.put(header: view)
    if edge == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// The frame of a section's header. In a plain table, it sticks to the upper edge while rows of its section are visible.
  private func headerFrame(_ section: Int) -> CGRect {
    var span = layout.headerSpan(section)
    span.start += lift?.headerShift(section) ?? 0
    if style == .plain {
      let limit = layout.footerSpan(section).start + (lift?.footerShift(section) ?? 0) - span.length
      span.start = min(max(span.start, bounds.minY + adjustedContentInset.top), max(limit, span.start))
    }
    return frame(of: span)
  }

  /// The frame of a section's footer. In a plain table, it sticks to the lower edge while rows of its section are visible.
  private func footerFrame(_ section: Int) -> CGRect {
    var span = layout.footerSpan(section)
    span.start += lift?.footerShift(section) ?? 0
    if style == .plain {
      let limit = layout.headerSpan(section).end + (lift?.headerShift(section) ?? 0)
      span.start = max(min(span.start, bounds.maxY - adjustedContentInset.bottom - span.length), min(limit, span.start))
    }
    return frame(of: span)
  }
}

extension UITableView {
  /// The margin at both sides of the rows' content, in points.
  var contentMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

  /// The insets of the rows from the table's sides, in points.
  private var sideInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    return UIEdgeInsets(
      top: 0, left: contentMargin + safeAreaInsets.left, bottom: 0, right: contentMargin + safeAreaInsets.right)
  }

  var rowWidth: CGFloat { max(0, bounds.width - sideInsets.left - sideInsets.right) }

  func frame(of span: TableSpan) -> CGRect {
    let insets = sideInsets
    return CGRect(x: insets.left, y: span.start, width: max(0, bounds.width - insets.left - insets.right), height: span.length)
  }

  func rowFrame(_ position: RowPosition) -> CGRect { frame(of: layout.rowSpan(position)) }

  func fullWidth(_ span: (TableLayout) -> TableSpan) -> CGRect {
    loadIfNeeded()
    return frame(of: span(layout))
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard let first = layout.firstRow(endingBelow: rect.minY), let last = layout.lastRow(startingAbove: rect.maxY),
      first <= last, rect.maxX > 0, rect.minX < bounds.width
    else { return [] }
    return sequence(first: first) { $0 < last ? self.layout.position(after: $0) : nil }.map(\.indexPath)
  }

  func cellLook(_ position: RowPosition) -> CellLook {
    var look = CellLook()
    look.margin = contentMargin
    if insetsContentViewsToSafeArea, style != .insetGrouped {
      (look.contentInset.left, look.contentInset.right) = (safeAreaInsets.left, safeAreaInsets.right)
    }
    look.separatorColor = separatorStyle == .none ? nil : separatorColor
    look.separatorInset = separatorInset
    look.background = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    let isFirst = position.row == 0
    let isLast = position.row == layout.rowCount(in: position.section) - 1
    look.hasBottomLine = style != .insetGrouped || !isLast
    look.isBottomLineFull = style == .grouped && isLast
    look.hasTopLine = style == .grouped && isFirst
    look.roundsTop = style == .insetGrouped && isFirst
    look.roundsBottom = style == .insetGrouped && isLast
    return look
  }

  func refreshCellLooks() {
    for row in visibleRows { row.cell.takeLook(cellLook(row.position)) }
    if style == .insetGrouped {
      needsTiling = true
      setNeedsLayout()
    }
  }
}
