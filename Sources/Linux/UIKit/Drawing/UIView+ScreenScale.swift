extension UIView {
  /// Device pixels for each point where the view is shown, or would be.
  var screenScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }
}
