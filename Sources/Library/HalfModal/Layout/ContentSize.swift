import UIKit

/// The content's own size along the sheet's way, and the news that it has changed.
@MainActor final class ContentSize {
  private weak var content: UIViewController?
  /// The list that grows with the sheet. Which one that is was seen in all of the container: in a small sheet it may be the smallest.
  private weak var list: UIScrollView?
  private var observations: [SizeObservation] = []
  private var didChange: @MainActor () -> Void = {}

  /// Follows a content's preferred size, and the size of what its main list shows.
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
        // A control that refreshes makes room for itself for a while.
        if list?.refreshControl?.isRefreshing != true { self?.didChange() }
      })
  }

  private func mainList(in view: UIView) -> UIScrollView? {
    if list?.isDescendant(of: view) != true { view.layoutIfNeeded() }
    // The layout may have led here itself.
    guard list?.isDescendant(of: view) != true else { return list }
    list = view.mainScrollView
    if let list { observe(list) }
    return list
  }

  /// The content's own size along the way, without safe areas: what it prefers, or else what fits it. `nil` where it says neither.
  ///
  /// A scroll view in the content counts with all that it shows, instead of with the size that it has.
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
    // A list that goes up and down is as wide as the sheet lets it be.
    guard isVertical || list.contentSize.width > list.bounds.width else { return nil }
    let inset = list.contentInset
    let shown =
      isVertical ? list.contentSize.height + inset.top + inset.bottom : list.contentSize.width + inset.left + inset.right
    guard list !== view else { return shown > 0 ? shown : nil }
    // What is above and below the list keeps its size.
    view.layoutIfNeeded()
    let frame = list.convert(list.bounds, to: view)
    let rest = isVertical ? view.bounds.height - frame.height : view.bounds.width - frame.width
    return shown + max(0, rest - (isVertical ? view.safeAreaInsets.bottom - list.safeAreaInsets.bottom : 0))
  }
}

extension UIView {
  /// The largest scroll view in this view; it is the one that grows with the sheet.
  var mainScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    let found = subviews.compactMap(\.mainScrollView)
    return found.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }
}

extension Detent {
  /// Whether the detent may ask for the content's size.
  var dependsOnContent: Bool {
    switch expression {
    case .content, .custom: true
    default: false
    }
  }
}
