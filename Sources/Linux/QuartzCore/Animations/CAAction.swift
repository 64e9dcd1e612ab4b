/// A reaction to an event in a layer, such as the change of a property. `NSNull` is the action that does nothing and ends
/// the search for others.
public protocol CAAction {
  /// Runs the action for an event. A changed property already has its new value.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
