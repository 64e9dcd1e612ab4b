extension UIView {
  /// Device pixels per point of the view's screen, or of the main screen if the view has no window.
  var screenScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }
}
