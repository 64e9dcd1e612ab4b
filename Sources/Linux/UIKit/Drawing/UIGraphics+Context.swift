// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The contexts of one thread, the current one last.
final class GraphicsContextStack {
  struct Entry {
    let context: CGContext
    /// The pixels behind the context, where this stack made them.
    let image: (bitmap: Bitmap, scale: CGFloat)?
  }

  private static let key = "UIGraphicsContextStack"

  var entries: [Entry] = []

  static var current: GraphicsContextStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    dictionary[key] = stack
    return stack
  }
}

/// The context that drawing of UIKit goes to on this thread, or nil outside of any drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.entries.last?.context
}

/// Makes a context the current one of this thread until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append(.init(context: context, image: nil))
}

/// Gives this thread the context back that was current before the last push.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.current.entries.popLast()
}
