/// Groups changes of layers: how they are animated and what happens when all the animations are over.
///
/// Transactions nest; settings hold until the innermost one is committed. Outside of any there is an implicit one, which ends with the turn.
open class CATransaction: NSObject {
  /// Opens a transaction within the current one.
  open class func begin() { TransactionStack.current.begin() }

  /// Ends the innermost transaction.
  open class func commit() { TransactionStack.current.end() }

  /// Commits the implicit transaction. Animations that were removed tell their end now.
  open class func flush() { TransactionStack.current.commitAll() }

  /// How long animations without a duration of their own take, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.current.top.animationDuration }

  open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.top.animationDuration = dur }

  /// The easing of implicit animations; nil for the default curve.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.top.timingFunction }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.top.timingFunction = function
  }

  /// Whether changes of properties run no actions.
  open class func disableActions() -> Bool { TransactionStack.current.top.disableActions }

  open class func setDisableActions(_ flag: Bool) { TransactionStack.current.top.disableActions = flag }

  /// What is called when the animations added after the block was set are all over.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top.completionBlock }

  /// Sets a block that is called when all animations added from now on in this transaction, and those within it, are over; when none is added,
  /// at the commit. A block set before waits for the animations that were added until now.
  open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionStack.current.top.setCompletionBlock(block) }

  /// A value stored in the transaction under any name.
  open class func value(forKey key: String) -> Any? { TransactionStack.current.top.values[key] }

  /// Stores a value in the transaction under any name.
  open class func setValue(_ anObject: Any?, forKey key: String) { TransactionStack.current.top.values[key] = anObject }
}
