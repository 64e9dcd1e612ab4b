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
    // The changes are relative to the counts that the table has loaded.
    loadIfNeeded()
    closeSwipe(animated: false)
    cancelLift(animated: false)
    if updates == nil { updates = TableUpdates() }
    updates?.depth += 1
  }

  func closeUpdate() {
    precondition(updates != nil, "endUpdates() without a beginUpdates()")
    updates?.depth -= 1
    guard let finished = updates, finished.depth == 0 else { return }
    updates = nil
    apply(finished)
  }

  private func apply(_ finished: TableUpdates) {
    var updates = finished
    layoutTable()
    let (old, oldOffset) = (layout, contentOffset.y)
    let oldCounts = old.sections.map(\.rows.count)
    let counts = askCounts()
    if let fault = updates.fault(oldCounts: oldCounts, newCounts: counts) { fatalError(fault) }
    cancelHighlight()
    rowTarget = nil
    let map = TableMap(updates, oldCounts: oldCounts)
    var moves = UpdateMoves()
    updates.noteArrivals(map)
    takeApart(map, updates, &moves)
    moves.noteFooter(tableFooterView)
    findHeightSources(counts: counts)
    setLayout(carryHeights(from: old, counts: counts, map))
    selection = selection.compactMap { path in
      let row = RowPosition(path)
      return map.keeps(row) ? map.place(of: row)?.indexPath : nil
    }
    let starts = startFrames(old: old, map)
    clampOffset()
    layoutTable()
    for row in visibleRows { moves.arrive(row.cell, from: starts[row.position], updates.arrival(of: row.position)) }
    for (section, view) in Array(visibleHeaders) + Array(visibleFooters) where !moves.knows(view) {
      moves.arrive(view, from: nil, updates.arrival(ofSection: section))
    }
    let carried = carriedCells
    carriedCells = [:]
    for (position, cell) in carried { moves.leave(cell, for: rowFrame(position)) }
    // The offset changes if the content has become shorter, but on the screen all views start at their old positions.
    moves.offset = contentOffset.y - oldOffset
    show(updates, moves)
    for (position, cell) in carried {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: position.indexPath)
    }
  }

  /// Keeps the cells and headers that remain after the update, and lets the others disappear.
  private func takeApart(_ map: TableMap, _ updates: TableUpdates, _ moves: inout UpdateMoves) {
    for row in visibleRows {
      if map.keeps(row.position), let new = map.place(of: row.position) {
        carriedCells[new] = row.cell
      } else {
        moves.leave(row.cell, for: nil, updates.departure(of: row.position))
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.position.indexPath)
      }
    }
    visibleRows = []
    visibleHeaders = keepEdges(visibleHeaders, map, updates, &moves) { section, view in
      self.delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    visibleFooters = keepEdges(visibleFooters, map, updates, &moves) { section, view in
      self.delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func keepEdges(
    _ views: [Int: UIView], _ map: TableMap, _ updates: TableUpdates, _ moves: inout UpdateMoves, didEnd: (Int, UIView) -> Void
  ) -> [Int: UIView] {
    var kept: [Int: UIView] = [:]
    for (section, view) in views {
      if map.keepsSection(section), let new = map.sections[section] {
        kept[new] = view
        moves.arrive(view, from: view.frame)
      } else {
        moves.leave(view, for: nil, updates.departure(ofSection: section))
        didEnd(section, view)
      }
    }
    return kept
  }

  /// The layout after the update. Rows and headers that were already measured keep their heights.
  private func carryHeights(from old: TableLayout, counts: [Int], _ map: TableMap) -> TableLayout {
    var new = makeLayout(counts: counts)
    for (section, lengths) in old.sections.enumerated() {
      if let place = map.sections[section], map.keepsSection(section) {
        if new.sections[place].isHeaderEstimated, !lengths.isHeaderEstimated { new.setHeaderHeight(lengths.header, in: place) }
        if new.sections[place].isFooterEstimated, !lengths.isFooterEstimated { new.setFooterHeight(lengths.footer, in: place) }
      }
      // Without estimates, all heights have already been requested.
      guard measuresRows, estimatedRowHeight != 0 else { continue }
      lengths.rows.forEachException { row, height in
        let position = RowPosition(section: section, row: row)
        if map.keeps(position), let place = map.place(of: position) { new.setRowHeight(height, at: place) }
      }
    }
    return new
  }

  /// The frames before the update of remaining rows in and near the visible part, by their new positions.
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
}
