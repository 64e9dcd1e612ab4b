extension UIApplication {
  /// The accessibility escape gesture: asks the front-most controller's view, and then up the responder chain, until somebody handles it.
  package func performEscape() -> Bool {
    guard let window = keyWindow ?? windows.last else { return false }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return sequence(first: controller?.viewIfLoaded ?? window as UIResponder, next: \.next)
      .contains { $0.accessibilityPerformEscape() }
  }
}
