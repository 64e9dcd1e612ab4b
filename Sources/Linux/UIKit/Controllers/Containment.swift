/// A controller's place in the tree of controllers.
struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
}
