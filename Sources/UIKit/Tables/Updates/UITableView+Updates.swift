import Foundation
import QuartzCore

extension UITableView {
  func update(_ change: (inout TableUpdates) -> Void) {
    openUpdate()
    change(&updates!)
    closeUpdate()
  }

  func batch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
    openUpdate()
    if let completion { updates?.completions.append(completion) }
    changes?()
    closeUpdate()
  }

  func openUpdate() {
    // The numbers before the update are those that the table knows.
    loadIfNeeded()
    updateDepth += 1
    if updates == nil { updates = TableUpdates() }
  }

  func closeUpdate() {
    precondition(updateDepth > 0, "endUpdates() without a beginUpdates()")
    updateDepth -= 1
    guard updateDepth == 0, let finished = updates else { return }
    updates = nil
    apply(finished)
  }

  private func apply(_ updates: TableUpdates) {
    layoutTable()
    let old = layout
    let oldCounts = old.sections.map(\.rows.count)
    let counts = askCounts()
    if let fault = updates.fault(oldCounts: oldCounts, newCounts: counts) { fatalError(fault) }
    cancelHighlight()
    let map = TableMap(updates, oldCounts: oldCounts)
    var leaving = takeApart(map)
    findHeightSources(counts: counts)
    setLayout(carryHeights(from: old, counts: counts, map))
    selection = selection.compactMap { path in
      let row = RowPosition(path)
      return map.keeps(row) ? map.place(of: row)?.indexPath : nil
    }
    let frames = startFrames(old: old, map)
    if !isTracking, !isDragging, !isDecelerating, contentOffset.y > highestOffset { settleOffset(updates) }
    layoutTable()
    for (position, cell) in carriedCells { leaving.append(LeavingView(view: cell, frame: rowFrame(position), fades: false)) }
    let carried = carriedCells
    carriedCells = [:]
    show(updates, from: frames, leaving: leaving)
    for (position, cell) in carried {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: position.indexPath)
    }
  }

  /// Keeps the cells that have a place after the update; returns the views that have none.
  private func takeApart(_ map: TableMap) -> [LeavingView] {
    var leaving: [LeavingView] = []
    for row in visibleRows {
      if map.keeps(row.position), let new = map.place(of: row.position) {
        carriedCells[new] = row.cell
      } else {
        leaving.append(LeavingView(view: row.cell, frame: row.cell.frame, fades: true))
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.position.indexPath)
      }
    }
    visibleRows = []
    visibleHeaders = keepEdges(.header, visibleHeaders, map, &leaving)
    visibleFooters = keepEdges(.footer, visibleFooters, map, &leaving)
    return leaving
  }

  private func keepEdges(
    _ edge: SectionEdge, _ views: [Int: UIView], _ map: TableMap, _ leaving: inout [LeavingView]
  ) -> [Int: UIView] {
    var kept: [Int: UIView] = [:]
    for (section, view) in views {
      if map.keepsSection(section), let new = map.sections[section] {
        kept[new] = view
      } else {
        leaving.append(LeavingView(view: view, frame: view.frame, fades: true))
        if edge == .header {
          delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
          delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
      }
    }
    return kept
  }

  /// The layout after the update: rows and headers that were measured keep their heights.
  private func carryHeights(from old: TableLayout, counts: [Int], _ map: TableMap) -> TableLayout {
    var new = makeLayout(counts: counts)
    for (section, lengths) in old.sections.enumerated() {
      if let place = map.sections[section], map.keepsSection(section) {
        if new.sections[place].isHeaderEstimated, !lengths.isHeaderEstimated { new.setHeaderHeight(lengths.header, in: place) }
        if new.sections[place].isFooterEstimated, !lengths.isFooterEstimated { new.setFooterHeight(lengths.footer, in: place) }
      }
      // Heights that can all be asked for have been.
      guard measuresRows, estimatedRowHeight != 0 else { continue }
      lengths.rows.forEachException { row, height in
        let position = RowPosition(section: section, row: row)
        if map.keeps(position), let place = map.place(of: position) { new.setRowHeight(height, at: place) }
      }
    }
    return new
  }

  /// Where rows come from that were there before the update, near what was in sight.
  private func startFrames(old: TableLayout, _ map: TableMap) -> [RowPosition: CGRect] {
    var frames: [RowPosition: CGRect] = [:]
    let reach = bounds.insetBy(dx: 0, dy: -bounds.height)
    guard let first = old.firstRow(endingBelow: reach.minY), let last = old.lastRow(startingAbove: reach.maxY), first <= last
    else {
      return [:]
    }
    for row in sequence(first: first, next: { $0 < last ? old.position(after: $0) : nil }) where map.keeps(row) {
      if let new = map.place(of: row) { frames[new] = frame(of: old.rowSpan(row)) }
    }
    return frames
  }

  private func settleOffset(_ updates: TableUpdates) {
    guard updates.animation != UITableView.RowAnimation.none, window != nil else { return contentOffset.y = highestOffset }
    UIView.animate(withDuration: UITableView.updateDuration, delay: 0, options: .allowUserInteraction) {
      self.contentOffset.y = self.highestOffset
    }
  }
}
