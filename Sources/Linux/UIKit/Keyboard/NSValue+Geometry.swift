import Foundation

extension NSValue {
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }
}
