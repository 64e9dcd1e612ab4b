/// The two controllers of a presentation. The references are weak until the presentation has ended, because the presented
/// controller owns the presentation controller, and the presenter owns the presented controller.
struct PresentationLink {
  private(set) weak var presented: UIViewController?
  weak var presenting: UIViewController?
  private var kept: UIViewController?

  init(presented: UIViewController, presenting: UIViewController?) {
    self.presented = presented
    self.presenting = presenting
  }

  /// Keeps the presented controller after it has released the presentation controller, for other owners
  /// of the presentation controller.
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
