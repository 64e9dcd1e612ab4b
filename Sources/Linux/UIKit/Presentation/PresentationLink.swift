/// The two controllers of a presentation. The presented one owns the presentation controller and the presenter owns the presented
/// one, so nothing is held back from here until the presentation is over.
struct PresentationLink {
  private(set) weak var presented: UIViewController?
  weak var presenting: UIViewController?
  private var kept: UIViewController?

  init(presented: UIViewController, presenting: UIViewController?) {
    self.presented = presented
    self.presenting = presenting
  }

  /// The presented controller has let go: it stays reachable for whoever still holds the presentation controller.
  mutating func keepPresented() { kept = presented }

  var requiredPresented: UIViewController {
    guard let presented else { preconditionFailure("The presentation controller has outlived its presented controller.") }
    return presented
  }

  var requiredPresenting: UIViewController {
    guard let presenting else { preconditionFailure("The presentation controller has no presenting controller at this time.") }
    return presenting
  }
}
