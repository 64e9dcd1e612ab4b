import Foundation

extension NSValue {
  /// Makes a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }
}
