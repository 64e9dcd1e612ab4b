import Foundation
import QuartzCore

/// A view that shows a row of a table.
@MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// Creates a cell with a style. Tables create cells of registered classes with this initializer.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  /// Creates a cell with the default style that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell with the default style that is not reused. The coder is ignored, because Linux has no nib files.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUpCell()
  }

  // MARK: Content

  /// The identifier for which the cell is reused.
  public let reuseIdentifier: String?

  /// The view that contains the content, next to the accessory.
  public let contentView = UIView()

  /// The main label.
  open var textLabel: UILabel? { parts.label(.text, of: self) }

  /// The second label, or nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.label(.detail, of: self) }

  /// The image at the left, or nil if the style has none.
  open var imageView: UIImageView? { style == .value2 ? nil : parts.picture(of: self) }

  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

  /// The view behind the content and above ``backgroundView`` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if showsSelection { placeSelectedBackground() }
    }
  }

  /// The indentation of the content, in steps of ``indentationWidth``.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

  /// The width of one step of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  // MARK: Accessory

  /// The accessory at the right.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { showAccessory() } } }

  /// The view at the right, which replaces the one for ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      showAccessory()
    }
  }

  // MARK: Appearance

  /// The insets of the separator from the cell's edges, in points. The default is the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: look.separatorInset.right) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// The look of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }

  /// The background colour. The default depends on the table's style.
  open override var backgroundColor: UIColor? { didSet { hasOwnBackground = !isTakingLook } }

  // MARK: State

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { selectedState }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted, because a finger is on it.
  open var isHighlighted: Bool {
    get { highlightedState }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell, and updates its look. Overrides must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedState = selected
    showSelection(animated: animated)
  }

  /// Sets whether the cell is highlighted, and updates its look. Overrides must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedState = highlighted
    showSelection(animated: animated)
  }

  /// Whether the cell is being edited. The accessory is then hidden, and the reorder control shown if the row can be moved.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing, and updates the look. Overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingState = editing
    showEditing(animated: animated)
  }

  /// Whether the cell shows a reorder control while it is being edited. The table sets this according to its data source.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { showEditing(animated: false) } } }

  /// Prepares the cell for another row. Overrides must call super.
  open func prepareForReuse() { resetState() }

  // MARK: Overrides

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
  }

  /// The size that the labels need at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  // MARK: State

  let style: CellStyle
  let parts = CellParts()
  /// The part of the look that the table determines.
  var look = CellLook()
  var ownSeparatorInset: UIEdgeInsets?
  var isTakingLook = false
  var hasOwnBackground = false
  private var selectedState = false
  private var highlightedState = false
  private var editingState = false
  /// Whether the cell looks selected.
  var showsSelection = false
  /// The action of the detail button.
  var detailAction: () -> Void = {}
}
