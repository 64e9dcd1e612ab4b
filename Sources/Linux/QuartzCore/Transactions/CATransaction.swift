/// A group of layer changes with common animation settings and a completion block.
///
/// Transactions nest; a setting applies until its transaction is committed. Outside explicit transactions there is an
/// implicit one, which ends with the current turn of the run loop.
open class CATransaction: NSObject {
  /// Opens a transaction within the current one.
  open class func begin() { TransactionStack.current.begin() }

  /// Commits the innermost transaction.
  open class func commit() { TransactionStack.current.end() }

  /// Commits the implicit transaction and reports the end of removed animations.
  open class func flush() { TransactionStack.current.commitAll() }

  /// The duration of animations without a duration of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.top.animationDuration }

  open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.top.animationDuration = dur }

  /// The easing of implicit animations; nil is the default curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.top.timingFunction }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.top.timingFunction = function
  }

  /// Whether property changes run no actions.
  open class func disableActions() -> Bool { TransactionStack.current.top.disableActions }

  open class func setDisableActions(_ flag: Bool) { TransactionStack.current.top.disableActions = flag }

  /// The block that is called when all animations added since it was set have ended.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top.completionBlock }

  /// Sets a block that is called when all animations added from now on, in this transaction and in nested ones, have ended.
  /// Without such animations it is called at the commit. A previous block then waits only for the animations added so far.
  open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionStack.current.top.setCompletionBlock(block) }

  /// Returns a value stored in the transaction under a name of the caller's choice.
  open class func value(forKey key: String) -> Any? { TransactionStack.current.top.values[key] }

  /// Stores a value in the transaction under a name of the caller's choice.
  open class func setValue(_ anObject: Any?, forKey key: String) { TransactionStack.current.top.values[key] = anObject }
}
