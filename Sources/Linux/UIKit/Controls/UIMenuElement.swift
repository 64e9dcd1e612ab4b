/// What menu items and actions have in common.
@MainActor open class UIMenuElement: NSObject {
  fileprivate(set) var storedTitle: String
  fileprivate(set) var storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }

  /// The words that stand for the element.
  open var title: String { storedTitle }

  /// The picture that stands for the element.
  open var image: UIImage? { storedImage }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A piece of code with a name and a picture, for controls to run.
@MainActor open class UIAction: UIMenuElement {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Two actions of the same identifier cannot be on one control for the same event.
  public let identifier: Identifier

  /// The control that is running the action, while it does.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// - Parameter identifier: Without one the action gets one of its own.
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title, image: image)
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  func perform(sender: Any?) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}
