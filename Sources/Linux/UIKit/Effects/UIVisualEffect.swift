/// An effect that a visual effect view applies to the content behind it.
open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
