import Showcase
import UIKit

/// What is in the sheet of a scenario: a header, and a list that fills the rest.
final class ContentController: ReportingController {
  /// How often the view was laid out.
  private(set) var layouts = 0

  private let places: PlacesView

  init(options: ContentOptions) {
    places = PlacesView(
      title: "Places", headerHeight: options.header, rowHeight: options.rowHeight, listHeight: options.listHeight)
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 0, height: options.header + options.listHeight)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ContentController is made in code")
  }

  /// The list under the header.
  var list: UIScrollView {
    places.list
  }

  override func loadView() {
    view = places
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}
