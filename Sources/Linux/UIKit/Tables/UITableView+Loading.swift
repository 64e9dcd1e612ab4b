import Foundation

extension UITableView {
  func setUpTable() {
    alwaysBounceVertical = true
    setUpSwipes()
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Loads all information that is needed before rows are shown, if something has changed.
  func loadIfNeeded() {
    // A table whose data source was released has no rows.
    if needsReload || dataSource == nil && !layout.sections.isEmpty {
      dropEverything()
      load()
    } else if needsHeights {
      takeHeights()
    }
  }

  func reloadEverything() {
    dropEverything()
    load()
    clampOffset()
  }

  private func dropEverything() {
    closeSwipe(animated: false)
    cancelLift(animated: false)
    cancelHighlight()
    rowTarget = nil
    selection = []
    for row in visibleRows { recycle(row) }
    visibleRows = []
    for (section, view) in visibleHeaders { recycle(view, .header, section) }
    for (section, view) in visibleFooters { recycle(view, .footer, section) }
    visibleHeaders = [:]
    visibleFooters = [:]
  }

  private func load() {
    let counts = askCounts()
    findHeightSources(counts: counts)
    setLayout(makeLayout(counts: counts))
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  func makeLayout(counts: [Int]) -> TableLayout {
    let sections = counts.enumerated().map { section, count in
      sectionLayout(section, rows: rowLengths(section: section, count: count))
    }
    return TableLayout(top: edgeHeights.header, bottom: edgeHeights.footer, sections: sections)
  }

  func setLayout(_ new: TableLayout) {
    needsReload = false
    needsHeights = false
    layout = new
    layoutWidth = bounds.width
    needsTiling = true
    setNeedsLayout()
    updateContentSize()
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: layout.height)
    if contentSize != size { contentSize = size }
  }

  /// Requests all heights again and measures the visible rows. The first visible row keeps its position on the screen.
  func takeHeights() {
    let anchor = visibleRows.first?.position
    let distance = anchor.map { layout.rowSpan($0).start - contentOffset.y }
    let isAtTop = contentOffset.y <= -adjustedContentInset.top
    let counts = layout.sections.map(\.rows.count)
    findHeightSources(counts: counts)
    setLayout(makeLayout(counts: counts))
    for row in visibleRows {
      guard let height = measuredHeight(of: row.cell, at: row.position.indexPath) else { continue }
      layout.setRowHeight(height, at: row.position)
    }
    updateContentSize()
    if let anchor, let distance, !isAtTop { moveContent(by: layout.rowSpan(anchor).start - distance - contentOffset.y) }
    clampOffset()
  }

  /// Changes the offset to keep the visible content in place after its coordinates have changed.
  func moveContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    contentOffset.y += distance
  }

  var highestOffset: CGFloat {
    max(-adjustedContentInset.top, layout.height + adjustedContentInset.bottom - bounds.height)
  }

  /// Scrolls back to the end of content that has become shorter, unless a finger or a deceleration does so.
  func clampOffset() {
    guard !isTracking, !isDragging, !isDecelerating, contentOffset.y > highestOffset else { return }
    contentOffset.y = highestOffset
  }

  func replaceEdgeView(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    let heights = (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
    if let new { insertSubview(new, at: frontOfCells) }
    needsTiling = true
    setNeedsLayout()
    guard heights != edgeHeights else { return }
    edgeHeights = heights
    layout = TableLayout(top: edgeHeights.header, bottom: edgeHeights.footer, sections: layout.sections)
    if !needsReload { updateContentSize() }
  }

  func replaceBackgroundView(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    needsTiling = true
    setNeedsLayout()
  }
}
