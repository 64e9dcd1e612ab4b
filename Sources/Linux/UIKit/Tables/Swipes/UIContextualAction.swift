import Foundation

/// An action for a row, performed by a button that a swipe reveals.
@MainActor open class UIContextualAction: NSObject {
  /// The kind of action, which determines the button's default colour.
  public enum Style: Int, Sendable {
    /// An action that does not remove the row's data.
    case normal = 0
    /// An action that removes the row's data.
    case destructive = 1
  }

  /// Performs the action. The parameters are the action, the button's view and a closure to call at the end, with false if the
  /// action was not performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Creates an action without an image, with its style's colour.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// The kind of action.
  public let style: Style

  /// The closure that performs the action.
  public let handler: Handler

  /// The button's title.
  open var title: String?

  /// The button's colour. The default is the style's, also after setting nil.
  open var backgroundColor: UIColor! {
    didSet {
      if backgroundColor == nil { backgroundColor = style == .destructive ? .systemRed : .systemGray }
    }
  }

  /// The button's image.
  open var image: UIImage?
}
