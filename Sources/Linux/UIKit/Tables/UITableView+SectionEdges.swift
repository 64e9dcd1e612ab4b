import Foundation

/// The edge of a section: the one above it or the one below it.
enum SectionEdge { case header, footer }

extension UITableView {
  private static let plainTopPadding: CGFloat = 22
  private static let groupGap: CGFloat = 17.5
  private static let groupHeaderHeight: CGFloat = 38

  func title(_ edge: SectionEdge, of section: Int) -> String? {
    edge == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// The heights of a section and of its header and footer.
  func sectionLayout(_ section: Int, rows: StackedLengths) -> TableLayout.Section {
    let header = edgeHeight(.header, of: section)
    let footer = edgeHeight(.footer, of: section)
    let usualPadding = style == .plain ? UITableView.plainTopPadding : 0
    let padding = sectionHeaderTopPadding < 0 ? usualPadding : sectionHeaderTopPadding
    return TableLayout.Section(
      topPadding: header.height > 0 ? padding : 0, header: header.height, rows: rows, footer: footer.height,
      isHeaderEstimated: header.isEstimated, isFooterEstimated: footer.isEstimated)
  }

  private func edgeHeight(_ edge: SectionEdge, of section: Int) -> (height: CGFloat, isEstimated: Bool) {
    let own =
      edge == .header
      ? ask { $0.tableView(self, heightForHeaderInSection: section) }
      : ask { $0.tableView(self, heightForFooterInSection: section) }
    let general = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    var height = own?.answer ?? general
    // In grouped tables, 0 stands for the style's default space.
    if style != .plain, height == 0 { height = UITableView.automaticDimension }
    if own?.isOwn == true, height >= 0 { return (height, false) }
    let hasViews = edge == .header ? heights.headerViews : heights.footerViews
    let title = title(edge, of: section)
    if title == nil, !hasViews { return (gap(edge, section), false) }
    if height >= 0 { return (height, false) }
    if hasViews { return (estimate(edge, of: section), true) }
    return (titleHeight(title ?? "", edge, section), false)
  }

  /// The space at an edge without a title or view, in points.
  private func gap(_ edge: SectionEdge, _ section: Int) -> CGFloat {
    if style == .plain { return 0 }
    return edge == .header && section == 0 ? 2 * UITableView.groupGap : UITableView.groupGap
  }

  private func titleHeight(_ title: String, _ edge: SectionEdge, _ section: Int) -> CGFloat {
    if style == .plain { return HeaderLook.plainHeight }
    if edge == .header { return UITableView.groupHeaderHeight + (section == 0 ? UITableView.groupGap : 0) }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.look = headerLook(edge)
    return max(fittingHeight(of: view), UITableView.groupGap)
  }

  private func estimate(_ edge: SectionEdge, of section: Int) -> CGFloat {
    let own =
      edge == .header
      ? ask { $0.tableView(self, estimatedHeightForHeaderInSection: section) }
      : ask { $0.tableView(self, estimatedHeightForFooterInSection: section) }
    let general = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let height = own?.answer ?? general
    return height > 0 ? height : style == .plain ? HeaderLook.plainHeight : UITableView.groupHeaderHeight
  }

  func headerLook(_ edge: SectionEdge) -> HeaderLook {
    HeaderLook(isPlain: style == .plain, isFooter: edge == .footer, margin: contentMargin)
  }

  private static let titleIdentifier = "UITableView.title"

  /// The delegate's view, or the table's own view for the title.
  func makeEdgeView(_ edge: SectionEdge, of section: Int) -> UIView? {
    let held = edge == .header ? heldHeaders.removeValue(forKey: section) : heldFooters.removeValue(forKey: section)
    if let held { return held }
    let hasViews = edge == .header ? heights.headerViews : heights.footerViews
    let own =
      !hasViews
      ? nil
      : edge == .header
        ? delegate?.tableView(self, viewForHeaderInSection: section)
        : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    guard let title = title(edge, of: section) else { return nil }
    let view =
      reuse.header(UITableView.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleIdentifier)
    view.textLabel?.text = style == .plain || edge == .footer ? title : title.uppercased()
    return view
  }

  /// Measures estimated headers and footers in a part of the table. Returns the distance by which that moves the visible rows.
  func measureEdges(in span: TableSpan) -> CGFloat {
    var shift: CGFloat = 0
    for section in layout.sections(in: span) {
      let first = visibleRows.first?.position.section
      if layout.sections[section].isHeaderEstimated {
        let change = measureEdge(.header, of: section)
        if let first, first >= section { shift += change }
      }
      if layout.sections[section].isFooterEstimated {
        let change = measureEdge(.footer, of: section)
        if let first, first > section { shift += change }
      }
    }
    return shift
  }

  private func measureEdge(_ edge: SectionEdge, of section: Int) -> CGFloat {
    let view = makeEdgeView(edge, of: section)
    (view as? UITableViewHeaderFooterView)?.look = headerLook(edge)
    let height = view.map(fittingHeight(of:)) ?? gap(edge, section)
    let old = layout.sections[section].total
    if edge == .header {
      heldHeaders[section] = view
      layout.setHeaderHeight(height, in: section)
    } else {
      heldFooters[section] = view
      layout.setFooterHeight(height, in: section)
    }
    return layout.sections[section].total - old
  }
}
