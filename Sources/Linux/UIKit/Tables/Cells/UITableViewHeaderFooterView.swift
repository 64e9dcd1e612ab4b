import Foundation
import QuartzCore

/// A view that shows the header or footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// Creates a view that is reused for an identifier. Tables create views of registered classes with this initializer.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addContent()
  }

  /// Creates a view that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view that is not reused. The coder is ignored, because Linux has no nib files.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  /// The identifier for which the view is reused.
  public let reuseIdentifier: String?

  /// The view that contains the content.
  public let contentView = UIView()

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The title.
  open var textLabel: UILabel? {
    if let label { return label }
    let new = UILabel()
    label = new
    contentView.addSubview(new)
    applyLook()
    return new
  }

  /// The second label, below the title.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let new = UILabel()
    new.font = .systemFont(ofSize: 13)
    new.textColor = .secondaryLabel
    detail = new
    contentView.addSubview(new)
    setNeedsLayout()
    return new
  }

  /// Prepares the view for another section. Overrides must call super.
  open func prepareForReuse() { layer.removeAllAnimations() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  // MARK: State

  var label: UILabel?
  var detail: UILabel?
  var look = HeaderLook() { didSet { if look != oldValue { applyLook() } } }
  var hasTableBackground = false
}
