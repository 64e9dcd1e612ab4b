import Foundation
import QuartzCore

/// A list of rows in sections, of which only those in sight exist as views.
///
/// Rows come from the ``dataSource``. Their heights are ``rowHeight``, or asked of the ``delegate``, or measured by the cells.
@MainActor open class UITableView: UIScrollView {
  /// A table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A plain table: there are no nib files that could say more.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUpTable()
  }

  /// How the table looks.
  public let style: UITableView.Style

  // MARK: Who decides

  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { needsReload = true } }
  }

  /// Who decides about heights and selection, and hears of scrolling. It is the scroll view's delegate, too.
  open weak var delegate: (any UITableViewDelegate)? {
    get { currentDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      needsReload = true
    }
  }

  // MARK: Heights

  /// The height of all rows whose height the delegate does not give, in points. At first each cell is measured.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { needsHeights = true } } }

  /// The height of headers, in points. At first what their content needs.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { needsHeights = true } }
  }

  /// The height of footers, in points. At first what their content needs.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { needsHeights = true } }
  }

  /// What rows are taken to measure until they come into sight, in points. With 0 every height is asked for in advance.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { needsHeights = true } }
  }

  /// What headers are taken to measure until they come into sight, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { needsHeights = true } }
  }

  /// What footers are taken to measure until they come into sight, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { needsHeights = true } }
  }

  /// The space above each section's header, in points. At first 22 in a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { needsHeights = true } }
  }

  // MARK: Views around the rows

  /// The view above all sections. Its height is that of its frame when it is set; the table gives it its own width.
  open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, by: tableHeaderView) } }

  /// The view below all sections. Its height is that of its frame when it is set; the table gives it its own width.
  open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, by: tableFooterView) } }

  /// The view behind the rows, which does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }

  // MARK: Separators

  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { refreshCellLooks() } }
  }

  /// The colour of the lines; nil goes back to `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      refreshCellLooks()
    }
  }

  /// The distance of the lines' ends from the cells' edges. Top and bottom do not count.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      refreshCellLooks()
    }
  }

  /// Whether the cells' content keeps clear of the safe area at both sides.
  open var insetsContentViewsToSafeArea = true { didSet { refreshCellLooks() } }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.rowCount(in: section)
  }

  /// The rectangle of a section with its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { fullWidth { $0.sectionSpan(section) } }

  /// The place of a section's header when it is not held at the edge, in the table's coordinates.
  open func rectForHeader(inSection section: Int) -> CGRect { fullWidth { $0.headerSpan(section) } }

  /// The place of a section's footer when it is not held at the edge, in the table's coordinates.
  open func rectForFooter(inSection section: Int) -> CGRect { fullWidth { $0.footerSpan(section) } }

  /// The rectangle of a row, in the table's coordinates; empty where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return layout.contains(indexPath) ? rowFrame(RowPosition(indexPath)) : .zero
  }

  /// The row at a point of the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return layout.row(at: point.y)?.indexPath
  }

  /// The rows that a rectangle of the table's coordinates touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// The row that a cell shows; nil for one that is not in use.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.position.indexPath
  }

  /// The cell that shows a row; nil for one out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(at: indexPath) }

  /// The cells in use, from the top down.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return visibleRows.map(\.cell)
  }

  /// The rows in sight, from the top down.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return visibleRows.isEmpty ? nil : visibleRows.map(\.position.indexPath)
  }

  /// The header that is shown for a section, if it is one of the table's kind.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The footer that is shown for a section, if it is one of the table's kind.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls so that a row is in sight at a position.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position: scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the top of what is in sight.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToNearest(position: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// The class of the cells made for an identifier; nil forgets it. A subclass of ``UITableViewCell``.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, cells: identifier)
  }

  /// The class of the headers and footers made for an identifier; nil forgets it. A subclass of ``UITableViewHeaderFooterView``.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass, headers: identifier)
  }

  /// A cell that is out of use, or a new one of the registered class; nil where there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }

  /// A cell that is out of use, or a new one of the class that must have been registered. It has the row's size.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// A header or footer that is out of use, or a new one of the registered class; nil where there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuse.header(identifier)
  }

  // MARK: Changes

  /// Asks for everything anew. The place stays as far as the content reaches; the selection is gone.
  open func reloadData() { reloadEverything() }

  /// Makes the rows anew that are in sight, and measures them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reload(rows: indexPaths, animation) }
  }

  /// Makes sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reload(sections: sections, animation) }
  }

  /// Rows that the data source has in addition. The places are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.insert(rows: indexPaths, animation) }
  }

  /// Rows that the data source does not have any more. The places are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.delete(rows: indexPaths, animation) }
  }

  /// A row that has another place: from that before the update to that after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.move(row: indexPath, to: newIndexPath) }
  }

  /// Sections that the data source has in addition. The places are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insert(sections: sections, animation) }
  }

  /// Sections that the data source does not have any more. The places are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.delete(sections: sections, animation) }
  }

  /// A section that has another place: from that before the update to that after it.
  open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.move(section: section, to: newSection) } }

  /// Makes all changes within the block one update, and calls the completion when its animation has ended.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion: completion)
  }

  /// Begins an update, which lasts until the ``endUpdates()`` that belongs to it.
  open func beginUpdates() { openUpdate() }

  /// Ends an update: with the outermost one the table takes over what has changed.
  open func endUpdates() { closeUpdate() }

  // MARK: Selection

  /// Whether taps select rows.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }

  /// Whether more than one row can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, selection.count > 1 { deselectAll() } }
  }

  /// The selected row, or the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows; nil where there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none for nil, without asking or telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// Whether taps select rows while the table is being edited.
  open var allowsSelectionDuringEditing = false

  // MARK: Editing

  /// Whether rows can be moved: those that the data source lets move have a control for it.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins editing or ends it; the cells in sight follow.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  // MARK: Overrides

  override var backOfContent: Int { backgroundView?.superview === self ? 1 : 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTable()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginHighlight(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    moveHighlight(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlight(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cancelHighlight(touches)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshCellLooks()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === swipePan ? mayBeginSwipe() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: State

  /// The finger that moves rows aside, and the row that is.
  let swipePan = UIPanGestureRecognizer()
  var swipe: RowSwipe?

  var editingState = false
  /// The row that a finger has lifted.
  var lift: RowLift?

  /// The delegate as last seen: the scroll view's property can set it, too.
  weak var tableDelegate: (any UITableViewDelegate)?
  var layout = TableLayout()
  /// The width that the layout was made for.
  var layoutWidth: CGFloat = -1
  var heights = HeightSources()
  var needsReload = true { didSet { if needsReload { setNeedsLayout() } } }
  /// Whether heights have to be asked for anew.
  var needsHeights = false { didSet { if needsHeights { setNeedsLayout() } } }
  var isLaying = false
  /// The part of the table that the cells were last placed for, and whether something else has changed since.
  var tiledBounds = CGRect.null
  var tiledInset = UIEdgeInsets.zero
  var needsTiling = true
  /// The rows that have cells: without gaps, from the top down.
  var visibleRows: [VisibleRow] = []
  /// Cells that an update keeps, for the places that they have after it.
  var carriedCells: [RowPosition: UITableViewCell] = [:]
  var visibleHeaders: [Int: UIView] = [:]
  var visibleFooters: [Int: UIView] = [:]
  /// Views that came with the question whether the delegate has any.
  var heldHeaders: [Int: UIView] = [:]
  var heldFooters: [Int: UIView] = [:]
  var reuse = ReuseQueues()
  var selection: [IndexPath] = []
  var highlight: RowHighlight?
  var rowTarget: RowTarget?
  var updates: TableUpdates?
  var updateDepth = 0
  var ownSeparatorInset: UIEdgeInsets?
  var edgeHeights = (header: CGFloat.zero, footer: CGFloat.zero)
  /// How often the delegate left a question to the defaults.
  var unansweredCount = 0
}
