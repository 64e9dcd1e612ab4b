import Foundation

extension UIViewController {
  func loadOnce() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { loadPlainView() }
    viewDidLoad()
  }

  func loadPlainView() {
    if let nibName { Diagnostics.report("There are no nibs: \(nibName) was not loaded for \(Diagnostics.name(self)).") }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    replaceView(with: view)
  }

  func replaceView(with view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    if overrideUserInterfaceStyle != .unspecified { view?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  var resolvedTraitCollection: UITraitCollection {
    if let view = viewIfLoaded, view.superview != nil || parent == nil { return view.traitCollection }
    return parent?.traitCollection ?? UIScreen.main.traitCollection
  }
}
