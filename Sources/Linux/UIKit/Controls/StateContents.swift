/// The contents of a button for the states that have their own.
struct StateContents {
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var byState: [UIControl.State: Content] = [:]

  subscript(state: UIControl.State) -> Content {
    get { byState[state] ?? Content() }
    set { byState[state] = newValue }
  }

  /// Returns the content of a state, or of the normal state if the state has none.
  func value<Value>(_ part: KeyPath<Content, Value?>, for state: UIControl.State) -> Value? {
    self[state][keyPath: part] ?? self[.normal][keyPath: part]
  }
}
