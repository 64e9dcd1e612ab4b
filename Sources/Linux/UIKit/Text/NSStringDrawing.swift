/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Places the top left corner of the first line, instead of its baseline, at the rectangle's origin, and breaks the
  /// text into as many lines as fit.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Ends the last line that fits with an ellipsis if there is more text. Requires `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of measuring or drawing text in a rectangle.
open class NSStringDrawingContext: NSObject {
  /// The bounding rectangle of the text, in the coordinates of the rectangle in which it was measured or drawn.
  open internal(set) var totalBounds: CGRect = .zero
}

extension NSAttributedString {
  /// Returns the size of the text, in points, without a limit to its width.
  public func size() -> CGSize { drawingText.layout(width: nil, lineLimit: 0).size }

  /// Draws the text in the current context with its top left corner at a point, without a limit to its width.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawingText.layout(width: nil, lineLimit: 0).draw(in: context, at: point, defaultColor: .textDefault)
  }

  /// Draws the text in the current context, wrapped to the rectangle's width and clipped to the rectangle.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let (layout, bounds) = layout(in: rect, options: options)
    context?.totalBounds = bounds
    target.saveGState()
    if options.contains(.usesLineFragmentOrigin), rect.height > 0 { target.clip(to: rect) }
    layout.draw(in: target, at: CGPoint(x: rect.minX, y: bounds.minY), defaultColor: .textDefault)
    target.restoreGState()
  }

  /// Returns the bounding rectangle, in points, of the text when it is drawn in a rectangle of the given size at the origin.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    let bounds = layout(in: CGRect(origin: .zero, size: size), options: options).bounds
    context?.totalBounds = bounds
    return bounds
  }

  private func layout(in rect: CGRect, options: NSStringDrawingOptions) -> (layout: TextLayout, bounds: CGRect) {
    var text = drawingText
    let width = rect.width > 0 && rect.width < 1e6 ? rect.width : nil
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = text.layout(width: nil, lineLimit: 1)
      return (layout, CGRect(origin: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline), size: layout.size))
    }
    var layout = text.layout(width: width, lineLimit: 0)
    if options.contains(.truncatesLastVisibleLine), rect.height > 0, layout.size.height > rect.height, layout.lineCount > 1 {
      let lines = Int(rect.height / (layout.size.height / CGFloat(layout.lineCount)))
      text.lineBreakMode = .byTruncatingTail
      layout = text.layout(width: width, lineLimit: max(1, lines))
    }
    return (layout, CGRect(origin: rect.origin, size: layout.size))
  }

  private var drawingText: AttributedText {
    AttributedText(self, font: UIFont.systemFont(ofSize: 12), color: \.cgColor)
  }
}

extension CGColor {
  /// The colour of text that has no colour attribute.
  static let textDefault = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
