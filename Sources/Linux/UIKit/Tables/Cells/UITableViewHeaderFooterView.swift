import Foundation
import QuartzCore

/// What shows the title of a section, or of its end.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// A view to be reused for an identifier. Tables make views of registered classes with this.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addContent()
  }

  /// A view that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view that is not reused: there are no nib files that could say more.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  /// What the view is reused for.
  public let reuseIdentifier: String?

  /// The view that holds the content.
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

  /// A second label, below the title.
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

  /// The view is about to be used for another section. An override calls super.
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
