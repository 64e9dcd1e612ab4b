/// The base class of actions.
@MainActor open class UIMenuElement: NSObject {
  fileprivate(set) var storedTitle: String
  fileprivate(set) var storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }

  /// The title of the element.
  open var title: String { storedTitle }

  /// The image of the element.
  open var image: UIImage? { storedImage }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, which controls run.
@MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A control has at most one action with a given identifier for each event.
  public let identifier: Identifier

  /// The control that is running the action; nil at other times.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// - Parameter identifier: If nil, the action gets a unique identifier.
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
