import UIKit

/// The content of the sample app's sheets: a header with a title, and a list of places below it.
package final class PlacesView: UIView {
  private let headerHeight: CGFloat
  private let title: UILabel
  /// The list below the header.
  package let list: UIScrollView

  /// - Parameters:
  ///   - headerHeight: The height of the header, in points. If the view is too low, the header is drawn over the list.
  ///   - list: The scroll view below the header.
  package init(title: String, headerHeight: CGFloat, list: UIScrollView) {
    self.headerHeight = headerHeight
    self.title = label(title, size: 20, weight: .bold)
    self.list = list
    super.init(frame: .zero)
    backgroundColor = Palette.card
    [list, self.title].forEach(addSubview)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("PlacesView is made in code")
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    title.frame = CGRect(
      x: insets.left + 20, y: 10, width: max(0, bounds.width - insets.left - insets.right - 40),
      height: max(0, headerHeight - 10))
    list.frame = CGRect(x: 0, y: headerHeight, width: bounds.width, height: max(0, bounds.height - headerHeight))
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
