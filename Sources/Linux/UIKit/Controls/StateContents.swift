/// What a button shows in each state that something was set for.
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

  /// What was set for a state, or else for the normal one.
  func value<Value>(_ part: KeyPath<Content, Value?>, for state: UIControl.State) -> Value? {
    self[state][keyPath: part] ?? self[.normal][keyPath: part]
  }
}
