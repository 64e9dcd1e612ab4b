import UIKit

/// Every setting of a list that belongs to its host.
struct ListSettings: Equatable {
  var inset: UIEdgeInsets
  var adjustment: UIScrollView.ContentInsetAdjustmentBehavior
  var bounces: Bool
  var alwaysBouncesVertically: Bool
  var alwaysBouncesHorizontally: Bool
  var showsIndicator: Bool
  var indicatorInsets: UIEdgeInsets
  var isScrollEnabled: Bool
  var isPagingEnabled: Bool
  var isDirectionalLockEnabled: Bool
  var delaysContentTouches: Bool
  var canCancelContentTouches: Bool
  var scrollsToTop: Bool
  var decelerationRate: UIScrollView.DecelerationRate
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode
  var isPanEnabled: Bool
  var refreshControl: ObjectIdentifier?
  var delegate: ObjectIdentifier?
  var panDelegate: ObjectIdentifier?
  var contentHeight: CGFloat

  @MainActor init(_ list: UIScrollView) {
    inset = list.contentInset
    adjustment = list.contentInsetAdjustmentBehavior
    bounces = list.bounces
    alwaysBouncesVertically = list.alwaysBounceVertical
    alwaysBouncesHorizontally = list.alwaysBounceHorizontal
    showsIndicator = list.showsVerticalScrollIndicator
    indicatorInsets = list.verticalScrollIndicatorInsets
    isScrollEnabled = list.isScrollEnabled
    isPagingEnabled = list.isPagingEnabled
    isDirectionalLockEnabled = list.isDirectionalLockEnabled
    delaysContentTouches = list.delaysContentTouches
    canCancelContentTouches = list.canCancelContentTouches
    scrollsToTop = list.scrollsToTop
    decelerationRate = list.decelerationRate
    keyboardDismissMode = list.keyboardDismissMode
    isPanEnabled = list.panGestureRecognizer.isEnabled
    refreshControl = list.refreshControl.map { ObjectIdentifier($0) }
    delegate = list.delegate.map { ObjectIdentifier($0) }
    panDelegate = list.panGestureRecognizer.delegate.map { ObjectIdentifier($0) }
    contentHeight = list.contentSize.height
  }
}

extension ListSettings {
  /// Returns the fields of the event `list`.
  ///
  /// - Parameter writes: The number of times anything except the host and UIKit has set the offset.
  @MainActor func fields(of list: UIScrollView, writes: Int) -> [(key: String, value: Trace.Value)] {
    [
      ("inset", .numbers([Double(inset.top), Double(inset.bottom)])), ("bounces", .bool(bounces)),
      ("alwaysBounceVertical", .bool(alwaysBouncesVertically)), ("indicator", .bool(showsIndicator)),
      ("refresh", list.refreshControl.map { .number(Double($0.triggerDistance)) } ?? .null),
      ("keyboardDismiss", .string(keyboardDismissMode.word)), ("scrollEnabled", .bool(isScrollEnabled)),
      ("panEnabled", .bool(isPanEnabled)), ("delegate", .bool(delegate != nil)),
      ("contentSize", .numbers([Double(list.contentSize.width), Double(contentHeight)])),
      ("offset", .number(Double(list.contentOffset.y))), ("writes", .integer(writes)),
    ]
  }
}

extension UIScrollView.KeyboardDismissMode {
  fileprivate var word: String {
    ListOptions.keyboardDismissModes.first { $0.1 == self }?.0 ?? "other"
  }
}
