import Foundation
import QuartzCore

extension UIView {
  func resizeSubviews(from size: CGSize) {
    guard autoresizesSubviews else { return }
    for view in children where !view.autoresizingMask.isEmpty { view.resize(superviewFrom: size, to: bounds.size) }
  }

  /// Follows the mask when the superview's size changes.
  private func resize(superviewFrom old: CGSize, to new: CGSize) {
    let frame = untransformedFrame
    let mask = autoresizingMask
    let x = Span(start: frame.minX, length: frame.width).resized(
      from: old.width, to: new.width, startGives: mask.contains(.flexibleLeftMargin),
      lengthGives: mask.contains(.flexibleWidth), endGives: mask.contains(.flexibleRightMargin))
    let y = Span(start: frame.minY, length: frame.height).resized(
      from: old.height, to: new.height, startGives: mask.contains(.flexibleTopMargin),
      lengthGives: mask.contains(.flexibleHeight), endGives: mask.contains(.flexibleBottomMargin))
    place(CGRect(x: x.start, y: y.start, width: x.length, height: y.length))
  }

  /// Gives the view the frame that it has without its transform. Where it has none that is one change, so that the view never lies where it
  /// keeps clear of other edges in between.
  private func place(_ new: CGRect) {
    if CATransform3DIsIdentity(layer.transform) {
      if new != frame { frame = new }
    } else {
      if new.size != bounds.size { bounds.size = new.size }
      let place = CGPoint(x: new.minX + anchorPoint.x * new.width, y: new.minY + anchorPoint.y * new.height)
      if place != center { center = place }
    }
  }
}

/// One axis of a view in its superview.
struct Span: Hashable {
  var start: CGFloat
  var length: CGFloat

  /// The span after the container's length went from `old` to `new`. What gives shares the difference in proportion to what it has; where that is nothing,
  /// equally. If nothing gives, the start stays.
  func resized(
    from old: CGFloat, to new: CGFloat, startGives: Bool, lengthGives: Bool, endGives: Bool
  ) -> Span {
    let change = new - old
    guard change != 0, startGives || lengthGives else { return self }
    let end = old - start - length
    let total = (startGives ? start : 0) + (lengthGives ? length : 0) + (endGives ? end : 0)
    func share(_ gives: Bool, _ part: CGFloat) -> CGFloat {
      guard gives else { return 0 }
      let count: CGFloat = (startGives ? 1 : 0) + (lengthGives ? 1 : 0) + (endGives ? 1 : 0)
      return total == 0 ? change / count : change * part / total
    }
    return Span(start: start + share(startGives, start), length: max(0, length + share(lengthGives, length)))
  }
}
