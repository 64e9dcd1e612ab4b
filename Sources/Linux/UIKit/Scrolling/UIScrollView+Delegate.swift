// In Objective-C, UITableView redeclares this property with a type of its own. A Swift class cannot redeclare a property of its
// superclass with another type, unless the superclass gets that property from a protocol extension.
extension UITraitEnvironment where Self: UIScrollView {
  /// The delegate that the scroll view notifies of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
