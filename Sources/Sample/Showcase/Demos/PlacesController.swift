import UIKit

/// A list of places, as the content of a sheet.
final class PlacesController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PlacesController is made in code")
  }

  override func loadView() {
    view = PlacesView(title: title ?? "", headerHeight: 60, list: ListView(rowHeight: 52, contentHeight: 2000))
  }
}
