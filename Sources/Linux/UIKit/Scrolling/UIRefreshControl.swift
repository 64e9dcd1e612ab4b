import Foundation

/// What a scroll view shows above its content when it is pulled down, and that tells when to load the content anew.
@MainActor open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)

  /// How far the content has to be pulled down, in points as shown, for the refreshing to begin.
  package var triggerDistance: CGFloat = 100

  /// How much of the view it takes while it refreshes, in points.
  static let height: CGFloat = 60

  weak var scrollView: UIScrollView?
  /// Whether the drag that is going on may still begin to refresh.
  var isArmed = false

  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIRefreshControl.height)) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    indicator.hidesWhenStopped = false
    label.textAlignment = .center
    addSubview(indicator)
    addSubview(label)
    isHidden = true
  }

  /// Whether it refreshes.
  open private(set) var isRefreshing = false

  /// A line below the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.color = ownTintColor == nil ? .systemGray : tintColor
  }

  /// Shows that code has begun to refresh. The content stays where it is, and actions do not hear of it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    indicator.startAnimating()
    scrollView?.refreshInsetDidChange()
  }

  /// The content has been loaded: it goes back to its start.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    indicator.stopAnimating()
    scrollView?.refreshInsetDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let lines = attributedTitle == nil ? 0 : label.sizeThatFits(bounds.size).height
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY - lines / 2)
    label.frame = CGRect(x: 0, y: indicator.frame.maxY + 4, width: bounds.width, height: lines)
  }

  /// Follows the content, which is pulled down by a distance in points.
  func follow(_ pull: CGFloat, width: CGFloat) {
    isHidden = pull <= 0 && !isRefreshing
    frame = CGRect(x: 0, y: min(-UIRefreshControl.height, -pull), width: width, height: UIRefreshControl.height)
    indicator.alpha = isRefreshing ? 1 : min(1, max(0, pull / triggerDistance))
    if isArmed, !isRefreshing, pull >= triggerDistance {
      isArmed = false
      beginRefreshing()
      sendActions(for: .valueChanged)
    }
  }
}
