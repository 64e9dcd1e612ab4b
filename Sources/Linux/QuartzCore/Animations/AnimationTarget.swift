/// An object that runs animations: a layer.
protocol AnimationTarget: AnyObject {
  func add(_ anim: CAAnimation, forKey key: String?)
}
