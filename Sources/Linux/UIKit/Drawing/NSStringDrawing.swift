/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left of the first line instead of its baseline, and text takes as many lines as fit.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The last line that fits ends in an ellipsis if text is left; needs `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text in a rectangle came to.
open class NSStringDrawingContext: NSObject {
  /// Where the text lies, in the coordinates of the rectangle it was measured or drawn in.
  open internal(set) var totalBounds: CGRect = .zero
}

extension NSAttributedString {
  /// The size of the text with no limit to its width, in points.
  public func size() -> CGSize { drawingText.layout(width: nil, lineLimit: 0).size }

  /// Draws the text in the current context with its top left at a point and no limit to its width.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawingText.layout(width: nil, lineLimit: 0).draw(in: context, at: point, defaultColor: .textDefault)
  }

  /// Draws the text in the current context, its lines broken at the rectangle's width and cut off at its bottom.
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

  /// Where the text would be drawn for a rectangle of a size at zero, in points.
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
  /// What text without a colour is drawn in.
  static let textDefault = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
