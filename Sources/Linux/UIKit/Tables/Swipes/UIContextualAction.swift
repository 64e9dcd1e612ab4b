import Foundation

/// Something to do with a row, behind a button that a swipe reveals.
@MainActor open class UIContextualAction: NSObject {
  /// What the button looks like.
  public enum Style: Int, Sendable {
    /// Something that leaves the row's data as they are.
    case normal = 0
    /// Something that removes them.
    case destructive = 1
  }

  /// Does the action. It gets the action, the button, and what it calls when it is done: with false where it was not done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// An action that has no image, and its style's colour.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// What the button looks like.
  public let style: Style

  /// What is done.
  public let handler: Handler

  /// The button's title.
  open var title: String?

  /// The button's colour; nil gives it the style's colour.
  open var backgroundColor: UIColor! {
    didSet {
      if backgroundColor == nil { backgroundColor = style == .destructive ? .systemRed : .systemGray }
    }
  }

  /// The button's image.
  open var image: UIImage?
}
