/// The layout of a button's title and image.
struct ButtonArrangement {
  enum Edge { case left, right, top, bottom }

  var title: CGSize
  var image: CGSize
  /// The edge of the title at which the image is placed.
  var placement: Edge
  var padding: CGFloat
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment

  private var gap: CGFloat { title.width > 0 && image.width > 0 ? padding : 0 }

  private var isRow: Bool { placement == .left || placement == .right }

  /// The size of title and image together, in points.
  var size: CGSize {
    isRow
      ? CGSize(width: title.width + gap + image.width, height: max(title.height, image.height))
      : CGSize(width: max(title.width, image.width), height: title.height + gap + image.height)
  }

  /// Returns the frames of title and image. Insets move one of them; the alignment in the rectangle applies to both together.
  func place(in rect: CGRect, titleInsets: UIEdgeInsets, imageInsets: UIEdgeInsets) -> (title: CGRect, image: CGRect) {
    let titleSpace = rect.inset(by: titleInsets)
    let imageSpace = rect.inset(by: imageInsets)
    guard isRow else { return column(titleSpace, imageSpace) }
    let image = CGSize(width: min(image.width, imageSpace.width), height: min(image.height, imageSpace.height))
    let title = CGSize(
      width: max(0, min(title.width, titleSpace.width - image.width - gap)), height: min(title.height, titleSpace.height))
    let total = title.width + gap + image.width
    let titleOffset = placement == .left ? image.width + gap : 0
    let imageOffset = placement == .left ? 0 : title.width + gap
    return (
      CGRect(
        origin: CGPoint(x: start(titleSpace, total) + titleOffset, y: top(titleSpace, title.height)),
        size: stretched(title, in: titleSpace)),
      CGRect(
        origin: CGPoint(x: start(imageSpace, total) + imageOffset, y: top(imageSpace, image.height)),
        size: stretched(image, in: imageSpace))
    )
  }

  private func column(_ titleSpace: CGRect, _ imageSpace: CGRect) -> (title: CGRect, image: CGRect) {
    let title = CGSize(width: min(title.width, titleSpace.width), height: title.height)
    let total = title.height + gap + image.height
    let titleOffset = placement == .top ? image.height + gap : 0
    let imageOffset = placement == .top ? 0 : title.height + gap
    return (
      CGRect(
        origin: CGPoint(x: start(titleSpace, title.width), y: top(titleSpace, total) + titleOffset), size: title),
      CGRect(
        origin: CGPoint(x: start(imageSpace, image.width), y: top(imageSpace, total) + imageOffset), size: image)
    )
  }

  private func start(_ space: CGRect, _ width: CGFloat) -> CGFloat {
    switch horizontal {
    case .left, .leading, .fill: space.minX
    case .right, .trailing: space.maxX - width
    case .center: space.minX + (space.width - width) / 2
    }
  }

  private func top(_ space: CGRect, _ height: CGFloat) -> CGFloat {
    switch vertical {
    case .top, .fill: space.minY
    case .bottom: space.maxY - height
    case .center: space.minY + (space.height - height) / 2
    }
  }

  private func stretched(_ size: CGSize, in space: CGRect) -> CGSize {
    vertical == .fill ? CGSize(width: size.width, height: space.height) : size
  }
}
