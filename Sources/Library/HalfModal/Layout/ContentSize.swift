import UIKit

/// Measures the content's own size along the sheet's axis, and observes its changes.
@MainActor final class ContentSize {
  private weak var content: UIViewController?
  /// The list that grows with the sheet: the largest scroll view. It is chosen while the content has the full size of the
  /// container, because in a small sheet another scroll view can be larger.
  private weak var list: UIScrollView?
  private var observations: [SizeObservation] = []
  private var didChange: @MainActor () -> Void = {}

  /// Starts to observe a content's preferred size, and the content size and inset of its main list.
  func follow(_ content: UIViewController, didChange: @escaping @MainActor () -> Void) {
    unfollow()
    if content !== self.content { list = nil }
    self.content = content
    self.didChange = didChange
    observations = [SizeObservation(preferredSizeOf: content, action: didChange)]
    if let list { observe(list) }
  }

  func unfollow() {
    observations.forEach { $0.end() }
    observations = []
    didChange = {}
  }

  private func observe(_ list: UIScrollView) {
    observations.append(SizeObservation(contentSizeOf: list, action: didChange))
    observations.append(
      SizeObservation(contentInsetOf: list) { [weak self, weak list] in
        // A refresh control adds to the inset while it refreshes.
        if list?.refreshControl?.isRefreshing != true { self?.didChange() }
      })
  }

  private func mainList(in view: UIView) -> UIScrollView? {
    if list?.isDescendant(of: view) != true { view.layoutIfNeeded() }
    // The layout may have called this method.
    guard list?.isDescendant(of: view) != true else { return list }
    list = view.mainScrollView
    if let list { observe(list) }
    return list
  }

  /// The content's own size along the axis, without safe areas, in points: its preferred content size if that is above 0,
  /// otherwise the size that fits its views; nil if there is neither.
  ///
  /// For the main list, its content size counts and not its frame.
  func extent(in container: UIView, _ configuration: SheetConfiguration) -> CGFloat? {
    guard let content else { return nil }
    let isVertical = configuration.edge == .bottom || configuration.edge == .top
    let preferred = isVertical ? content.preferredContentSize.height : content.preferredContentSize.width
    if preferred > 0 { return preferred }
    guard let view = content.viewIfLoaded else { return nil }
    let room = container.bounds.size
    let limit =
      isVertical
      ? CGSize(width: min(room.width, configuration.maximumWidth ?? room.width), height: .greatestFiniteMagnitude)
      : CGSize(width: .greatestFiniteMagnitude, height: min(room.height, configuration.maximumWidth ?? room.height))
    let fitting = isVertical ? view.sizeThatFits(limit).height : view.sizeThatFits(limit).width
    guard let list = mainList(in: view) else { return fitting > 0 ? fitting : nil }
    // A vertical list has no width of its own.
    guard isVertical || list.contentSize.width > list.bounds.width else { return nil }
    let inset = list.contentInset
    let shown =
      isVertical ? list.contentSize.height + inset.top + inset.bottom : list.contentSize.width + inset.left + inset.right
    guard list !== view else { return shown > 0 ? shown : nil }
    // The views above and below the list keep their sizes.
    view.layoutIfNeeded()
    let frame = list.convert(list.bounds, to: view)
    let rest = isVertical ? view.bounds.height - frame.height : view.bounds.width - frame.width
    return shown + max(0, rest - (isVertical ? view.safeAreaInsets.bottom - list.safeAreaInsets.bottom : 0))
  }
}

extension UIView {
  /// The largest scroll view in this view that is not inside another one; nil if there is none.
  var mainScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    let found = subviews.compactMap(\.mainScrollView)
    return found.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }
}
