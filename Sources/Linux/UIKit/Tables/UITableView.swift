import Foundation
import QuartzCore

/// A scrolling list of rows in sections. Only visible rows have views.
///
/// The rows come from the ``dataSource``. Their heights come from ``rowHeight``, the ``delegate`` or the measured cells.
@MainActor open class UITableView: UIScrollView {
  /// Creates a table with a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table. The coder is ignored, because Linux has no nib files.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUpTable()
  }

  /// The style of the table.
  public let style: UITableView.Style

  // MARK: Data source and delegate

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { needsReload = true } }
  }

  /// The delegate, which determines heights and selection and is notified of scrolling. It is also the scroll view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    get { currentDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      needsReload = true
    }
  }

  // MARK: Heights

  /// The height of rows for which the delegate returns none, in points. By default, each cell is measured.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { needsHeights = true } } }

  /// The height of section headers, in points. By default, it depends on their content.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { needsHeights = true } }
  }

  /// The height of section footers, in points. By default, it depends on their content.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { needsHeights = true } }
  }

  /// The assumed height of rows until they become visible, in points. With 0, the delegate is called for all heights in advance.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { needsHeights = true } }
  }

  /// The assumed height of section headers until they become visible, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { needsHeights = true } }
  }

  /// The assumed height of section footers until they become visible, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { needsHeights = true } }
  }

  /// The space above each section header, in points. By default, it is 22 in a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { needsHeights = true } }
  }

  // MARK: Views around the rows

  /// The view above all sections. Its height is that of its frame when it is set, its width is the table's.
  open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, by: tableHeaderView) } }

  /// The view below all sections. Its height is that of its frame when it is set, its width is the table's.
  open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, by: tableFooterView) } }

  /// The view behind the rows. It does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }

  // MARK: Separators

  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { refreshCellLooks() } }
  }

  /// The colour of the lines. The default is `UIColor.separator`, also after setting nil.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      refreshCellLooks()
    }
  }

  /// The insets of the lines from the cells' edges, in points. Top and bottom are ignored.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      refreshCellLooks()
    }
  }

  /// Whether the cells' content stays inside the safe area at both sides.
  open var insetsContentViewsToSafeArea = true { didSet { refreshCellLooks() } }

  // MARK: Rows

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return layout.sections.count
  }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return layout.rowCount(in: section)
  }

  /// Returns the rectangle of a section with its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { fullWidth { $0.sectionSpan(section) } }

  /// Returns the rectangle of a section's header in the table's coordinates, as if it did not stick to the edge.
  open func rectForHeader(inSection section: Int) -> CGRect { fullWidth { $0.headerSpan(section) } }

  /// Returns the rectangle of a section's footer in the table's coordinates, as if it did not stick to the edge.
  open func rectForFooter(inSection section: Int) -> CGRect { fullWidth { $0.footerSpan(section) } }

  /// Returns the rectangle of a row in the table's coordinates, or an empty one if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return layout.contains(indexPath) ? rowFrame(RowPosition(indexPath)) : .zero
  }

  /// Returns the row at a point in the table's coordinates.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return layout.row(at: point.y)?.indexPath
  }

  /// Returns the rows that intersect a rectangle in the table's coordinates.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// Returns the row that a cell shows, or nil if the cell is not in use.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleRows.first { $0.cell === cell }?.position.indexPath
  }

  /// Returns the cell that shows a row, or nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visibleCell(at: indexPath) }

  /// The cells in use, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return visibleRows.map(\.cell)
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return visibleRows.isEmpty ? nil : visibleRows.map(\.position.indexPath)
  }

  /// Returns the visible header of a section if it is a ``UITableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaders[section] as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section if it is a ``UITableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to show a row at a position.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, position: scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the top of the visible part.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToNearest(position: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Sets the class of new cells for an identifier: ``UITableViewCell``, a subclass, or nil to remove it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, cells: identifier)
  }

  /// Sets the class of new headers and footers for an identifier: ``UITableViewHeaderFooterView``, a subclass, or nil to remove it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass, headers: identifier)
  }

  /// Returns an unused cell or a new one of the registered class, or nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reuse.cell(identifier) }

  /// Returns an unused cell or a new one, with the row's size. A class must be registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns an unused header or footer or a new one of the registered class, or nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reuse.header(identifier)
  }

  // MARK: Changes

  /// Reloads all rows and sections, and clears the selection. The offset is kept if the content is long enough.
  open func reloadData() { reloadEverything() }

  /// Replaces the cells of rows, and measures them again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reload(rows: indexPaths, animation.motion) }
  }

  /// Replaces all cells of sections, with their headers and footers.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reload(sections: sections, animation.motion) }
  }

  /// Inserts rows that the data source has added. The index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.insert(rows: indexPaths, animation.motion) }
  }

  /// Deletes rows that the data source has removed. The index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.delete(rows: indexPaths, animation.motion) }
  }

  /// Moves a row that the data source has moved. `indexPath` is its place before the update, `newIndexPath` the one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.move(row: indexPath, to: newIndexPath) }
  }

  /// Inserts sections that the data source has added. The indexes are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insert(sections: sections, animation.motion) }
  }

  /// Deletes sections that the data source has removed. The indexes are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.delete(sections: sections, animation.motion) }
  }

  /// Moves a section that the data source has moved. `section` is its index before the update, `newSection` the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.move(section: section, to: newSection) } }

  /// Combines all changes in a closure into one update, and calls the completion when its animation has ended.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion: completion)
  }

  /// Begins an update, which ends with the matching ``endUpdates()``.
  open func beginUpdates() { openUpdate() }

  /// Ends an update. If updates are nested, the changes are applied at the end of the outermost one.
  open func endUpdates() { closeUpdate() }

  // MARK: Selection

  /// Whether a tap selects a row.
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }

  /// Whether more than one row can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, selection.count > 1 { deselectAll() } }
  }

  /// The selected row, or the first of several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, or nil if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without calling the delegate. If `indexPath` is nil, clears the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// Whether a tap selects a row while the table is being edited.
  open var allowsSelectionDuringEditing = false

  // MARK: Editing

  /// Whether the table is being edited. Rows that the data source allows to move then show a reorder control.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing. The visible cells change with it.
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

  /// The gesture recognizer for swipe actions, and the row that it has opened.
  let swipePan = UIPanGestureRecognizer()
  var swipe: RowSwipe?

  var editingState = false
  /// The row that a finger has lifted.
  var lift: RowLift?

  /// The last known delegate. It can also be set through the scroll view's property.
  weak var tableDelegate: (any UITableViewDelegate)?
  var layout = TableLayout()
  /// The width for which the layout was computed.
  var layoutWidth: CGFloat = -1
  var heights = HeightSources()
  var needsReload = true { didSet { if needsReload { setNeedsLayout() } } }
  /// Whether heights must be requested again.
  var needsHeights = false { didSet { if needsHeights { setNeedsLayout() } } }
  var isLaying = false
  /// The bounds and inset for which the cells were last laid out, and whether something else has changed since.
  var tiled = (bounds: CGRect.null, inset: UIEdgeInsets.zero)
  var needsTiling = true
  /// The rows with cells, without gaps, from top to bottom.
  var visibleRows: [VisibleRow] = []
  /// The cells that an update keeps, by their positions after it.
  var carriedCells: [RowPosition: UITableViewCell] = [:]
  var visibleHeaders: [Int: UIView] = [:]
  var visibleFooters: [Int: UIView] = [:]
  /// Views that the delegate returned when the table checked which methods it implements. They are kept for their first use.
  var heldHeaders: [Int: UIView] = [:]
  var heldFooters: [Int: UIView] = [:]
  var reuse = ReuseQueues()
  var selection: [IndexPath] = []
  var highlight: RowHighlight?
  var rowTarget: RowTarget?
  var updates: TableUpdates?
  var ownSeparatorInset: UIEdgeInsets?
  var edgeHeights = (header: CGFloat.zero, footer: CGFloat.zero)
  /// The number of delegate calls that reached a default implementation.
  var unansweredCount = 0
}
