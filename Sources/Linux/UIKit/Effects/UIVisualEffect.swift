/// What a visual effect view does to what lies behind it.
open class UIVisualEffect: NSObject, NSCopying {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
