import Showcase
import UIKit

/// What is in the sheet of a scenario: a header, and a list that fills the rest.
final class ContentController: ReportingController {
  /// How often the view was laid out.
  private(set) var layouts = 0

  /// The offset of the list, in points.
  let listOffset: CGFloat = 0

  private let options: ContentOptions

  init(options: ContentOptions) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 0, height: options.header + options.listHeight)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ContentController is made in code")
  }

  override func loadView() {
    view = PlacesView(
      title: "Places", headerHeight: options.header, rowHeight: options.rowHeight, listHeight: options.listHeight)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onAppearance("viewDidLoad")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}
