// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The graphics contexts of a thread, the current one last.
final class GraphicsContextStack {
  struct Entry {
    let context: CGContext
    /// The pixels of the context, if it was made for an image.
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

/// Returns the context in which UIKit draws on this thread, or nil outside drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.entries.last?.context
}

/// Makes a context the current one on this thread, until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append(.init(context: context, image: nil))
}

/// Restores the context that was current on this thread before the last push.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.current.entries.popLast()
}
