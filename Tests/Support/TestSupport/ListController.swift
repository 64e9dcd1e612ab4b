import UIKit

/// A controller with a header and below it a list that fills the rest of its view.
public final class ListController: UIViewController {
  public let list: UIScrollView
  private let header: CGFloat

  /// A controller with a list of a height of its own.
  ///
  /// - Parameters:
  ///   - isInset: Whether the list adjusts its inset to the safe area.
  public init(header: CGFloat = 40, height: CGFloat = 2000, isInset: Bool = false, list: UIScrollView? = nil) {
    self.header = header
    self.list = list ?? UIScrollView()
    super.init(nibName: nil, bundle: nil)
    self.list.contentSize = CGSize(width: 390, height: height)
    if !isInset { self.list.contentInsetAdjustmentBehavior = .never }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("a ListController is made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = CGRect(x: 0, y: header, width: view.bounds.width, height: view.bounds.height - header)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }
}
