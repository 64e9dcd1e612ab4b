import UIKit

extension Trace.List {
  /// Reads the state of the content's list.
  @MainActor init(_ content: ContentController, isIdle: Bool) {
    let list = content.list
    let inset = list.adjustedContentInset
    offset = list.contentOffset.y
    range = -inset.top...max(-inset.top, list.contentSize.height + inset.bottom - list.bounds.height)
    isDragged = list.isDragging
    isMoving = list.isDecelerating
    hostWrites = content.hostWrites
    isAsHostLeftIt = !isIdle || ListSettings(list) == content.hostSettings
  }
}
