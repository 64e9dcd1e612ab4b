import Showcase
import UIKit

/// A list in the content.
@MainActor protocol ContentList: UIScrollView {
  /// Shows rows of the height, and of the total height, in the options.
  func show(_ options: ListOptions)
}

extension ListView: ContentList {
  func show(_ options: ListOptions) {
    rowHeight = options.rowHeight
    contentHeight = options.height
    contentSize.height = options.height
  }
}
