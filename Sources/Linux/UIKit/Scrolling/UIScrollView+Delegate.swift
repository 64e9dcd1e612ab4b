// In Objective-C a table view declares the same property with a type of its own. Swift does not let a class do that with a
// property of its superclass, but with one that its superclass has from a protocol it does.
extension UITraitEnvironment where Self: UIScrollView {
  /// Who hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
