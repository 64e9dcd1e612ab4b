import Showcase
import UIKit

/// The view in the sheet: a header, a list that fills the rest, and elements above both.
final class ContentView: UIView {
  private let places: PlacesView
  private let elements: ElementSet

  init(header: CGFloat, list: UIScrollView, elements: ElementSet) {
    places = PlacesView(title: "Places", headerHeight: header, list: list)
    self.elements = elements
    super.init(frame: .zero)
    addSubview(places)
    elements.install(in: self, list: list)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ContentView is created in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    places.frame = bounds
    elements.layOut(in: self)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
