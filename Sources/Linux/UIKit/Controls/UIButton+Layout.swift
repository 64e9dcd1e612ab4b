extension UIButton {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var hasTitle: Bool { parts.label?.text?.isEmpty == false }

  private var arrangement: ButtonArrangement {
    ButtonArrangement(
      title: hasTitle ? parts.label?.intrinsicContentSize ?? .zero : .zero,
      image: parts.picture?.shown?.size ?? .zero,
      placement: configuration?.edge(isRightToLeft: isRightToLeft) ?? (isRightToLeft ? .right : .left),
      padding: configuration?.imagePadding ?? 0,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  func placement(in rect: CGRect) -> (title: CGRect, image: CGRect) {
    arrangement.place(in: rect, titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets)
  }

  var fittingSize: CGSize {
    let content = arrangement.size
    if let insets = configuration?.insets(isRightToLeft: isRightToLeft) {
      return CGSize(width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }
    var size = CGSize(
      width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    if contentEdgeInsets == .zero, hasTitle {
      // UIKit adds some space around a title without explicit insets.
      size = CGSize(width: max(30, size.width), height: size.height + 12)
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func layoutParts() {
    let background = backgroundRect(forBounds: bounds)
    parts.backgroundPicture?.frame = background
    if let fill = parts.fill {
      fill.frame = background
      fill.layer.cornerRadius = configuration?.cornerRadius(for: background.size) ?? 0
    }
    let content = contentRect(forBounds: bounds)
    if let picture = parts.picture { picture.frame = aligned(imageRect(forContentRect: content)) }
    if let label = parts.label { label.frame = aligned(titleRect(forContentRect: content)) }
  }

  /// Aligns the origin with device pixels: centred text and images between pixels would be blurred.
  private func aligned(_ rect: CGRect) -> CGRect {
    let scale = screenScale
    let origin = CGPoint(x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale)
    return CGRect(origin: origin, size: rect.size)
  }
}
