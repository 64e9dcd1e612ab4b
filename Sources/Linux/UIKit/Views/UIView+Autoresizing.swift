import Foundation
import QuartzCore

extension UIView {
  func resizeSubviews(from size: CGSize) {
    guard autoresizesSubviews else { return }
    for view in children where !view.autoresizingMask.isEmpty { view.resize(superviewFrom: size, to: bounds.size) }
  }

  /// Updates the frame according to the mask after the superview's size has changed.
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

  /// Sets the frame that the view has without its transform. A view without a transform changes in one step, so that its safe
  /// area is not computed for an intermediate frame.
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

/// The extent of a view along one axis of its superview.
struct Span: Hashable {
  var start: CGFloat
  var length: CGFloat

  /// The span after the container's length has changed from `old` to `new`. The flexible parts share the difference in proportion
  /// to their lengths, or equally if these add up to zero. If nothing is flexible, the start stays.
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
