/// A controller's place in the controller hierarchy.
struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
}
