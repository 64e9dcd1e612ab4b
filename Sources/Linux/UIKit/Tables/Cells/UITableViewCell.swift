import Foundation
import QuartzCore

/// What shows a row of a table.
@MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// A cell of a style. Tables make cells of registered classes with this.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  /// A cell of the default style that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell of the default style that is not reused: there are no nib files that could say more.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUpCell()
  }

  // MARK: Content

  /// What the cell is reused for.
  public let reuseIdentifier: String?

  /// The view that holds the content, beside the accessory.
  public let contentView = UIView()

  /// The main label.
  open var textLabel: UILabel? { parts.label(.text, of: self) }

  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.label(.detail, of: self) }

  /// The image at the left; nil in the style that has none.
  open var imageView: UIImageView? { style == .value2 ? nil : parts.picture(of: self) }

  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

  /// The view behind the content, above ``backgroundView``, while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if showsSelection { placeSelectedBackground() }
    }
  }

  /// How far the content is indented, in steps of ``indentationWidth``.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

  /// The length of a step of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  // MARK: Accessory

  /// What stands at the right.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { showAccessory() } } }

  /// The view at the right, in place of what ``accessoryType`` names.
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      showAccessory()
    }
  }

  // MARK: Look

  /// The distance of the separator's ends from the cell's edges; the table's unless it is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: look.separatorInset.right) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// How the cell looks while it is selected.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }

  /// The colour behind everything; at first that of the table's style.
  open override var backgroundColor: UIColor? { didSet { hasOwnBackground = !isTakingLook } }

  // MARK: State

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { selectedState }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlightedState }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell; its look changes with it. An override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedState = selected
    showSelection(animated: animated)
  }

  /// Highlights the cell or ends that; its look changes with it. An override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedState = highlighted
    showSelection(animated: animated)
  }

  /// Whether the table is being edited. The accessory makes room for the control that moves the row.
  open var isEditing: Bool {
    get { editingState }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins editing or ends it; the look changes with it. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingState = editing
    showEditing(animated: animated)
  }

  /// Whether a finger can move the row by a control while the cell is being edited: the table sets what its data source says.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { showEditing(animated: false) } } }

  /// The cell is about to be used for another row. An override calls super.
  open func prepareForReuse() { resetState() }

  // MARK: Overrides

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
  }

  /// The size that the labels need in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  // MARK: State

  let style: CellStyle
  let parts = CellParts()
  /// What the table says about the cell's look.
  var look = CellLook()
  var ownSeparatorInset: UIEdgeInsets?
  var isTakingLook = false
  var hasOwnBackground = false
  private var selectedState = false
  private var highlightedState = false
  private var editingState = false
  /// Whether the look of a selected cell is shown.
  var showsSelection = false
  /// What a tap on the detail button does.
  var detailAction: () -> Void = {}
}
