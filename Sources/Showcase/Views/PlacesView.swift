import UIKit

/// What the sheets of the sample app show: a title in a header, and a list of places under it.
package final class PlacesView: UIView {
  private let headerHeight: CGFloat
  private let bar = UIView()
  private let title: UILabel
  /// The list under the header.
  package let list: UIScrollView

  /// - Parameters:
  ///   - headerHeight: The height of the header, in points; it is drawn over the list where there is not enough room for it.
  ///   - list: What scrolls under the header.
  package init(title: String, headerHeight: CGFloat, list: UIScrollView) {
    self.headerHeight = headerHeight
    self.title = label(title, size: 20, weight: .bold)
    self.list = list
    super.init(frame: .zero)
    backgroundColor = Palette.card
    bar.backgroundColor = Palette.line
    bar.layer.cornerRadius = 2.5
    [list, self.title, bar].forEach(addSubview)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("PlacesView is made in code")
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: bounds.midX - 18, y: 6, width: 36, height: 5)
    bar.isHidden = headerHeight < 16
    title.frame = CGRect(x: 20, y: 10, width: max(0, bounds.width - 40), height: max(0, headerHeight - 10))
    list.frame = CGRect(x: 0, y: headerHeight, width: bounds.width, height: max(0, bounds.height - headerHeight))
  }
}
