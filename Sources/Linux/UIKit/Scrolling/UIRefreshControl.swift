import Foundation

/// A control above a scroll view's content that starts a refresh when the user pulls the content down.
@MainActor open class UIRefreshControl: UIControl {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)

  /// The pull distance that starts a refresh, in points, as shown after the rubber band's resistance.
  package var triggerDistance: CGFloat = 100

  /// The control's height, and the inset that it adds during a refresh, in points.
  static let height: CGFloat = 60

  weak var scrollView: UIScrollView?
  /// Whether the current drag can still start a refresh.
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

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// The text below the spinner.
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

  /// Shows a refresh that code started, without moving the content or sending actions.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    indicator.startAnimating()
    scrollView?.refreshInsetDidChange()
  }

  /// Ends the refresh and lets the content return to its start.
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

  /// Follows content that is pulled down by `pull` points, and starts a refresh at the trigger distance.
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
