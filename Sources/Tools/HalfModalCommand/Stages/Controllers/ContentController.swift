import Showcase
import UIKit

/// The controller in the sheet, which also hosts the list.
final class ContentController: ReportingController {
  /// The number of layout passes of the view.
  private(set) var layouts = 0

  /// The list under the header.
  var list: UIScrollView { rows }
  /// The list as a table, if its rows can be swiped or moved.
  var table: ContentTable? { rows as? ContentTable }
  let elements: ElementSet

  /// Called when a pull refreshes the list.
  var onRefresh: () -> Void = {}

  /// The settings that the host gave the list.
  private(set) var hostSettings: ListSettings

  private let header: CGFloat
  private let rows: any ContentList
  /// The number of times the host has set the offset.
  private(set) var hostWrites = 0

  init(options: ContentOptions, onAction: @escaping @MainActor (ElementAction) -> Void) {
    header = options.header
    rows =
      options.list.isTable
      ? ContentTable() : ListView(rowHeight: options.list.rowHeight, contentHeight: options.list.height)
    elements = ElementSet(options.elements, onAction: onAction)
    hostSettings = ListSettings(rows)
    super.init(nibName: nil, bundle: nil)
    list.panGestureRecognizer.addAction { [weak self] pan in
      if pan.state == .ended || pan.state == .cancelled {
        self?.list.refreshControl?.endRefreshing()
      }
    }
    apply(options.list)
    list.contentOffset.y = -options.list.topInset
    hostWrites = list.offsetWrites
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ContentController is created in code")
  }

  override func loadView() {
    view = ContentView(header: header, list: list, elements: elements)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }

  // MARK: The host of the list

  /// Changes the list to match the options.
  func apply(_ options: ListOptions) {
    list.apply(options)
    setRefresh(distance: options.refreshDistance)
    let before = list.offsetWrites
    rows.show(options)
    hostWrites += list.offsetWrites - before
    hostSettings = ListSettings(list)
    preferredContentSize = CGSize(width: 0, height: header + options.height)
  }

  private func setRefresh(distance: CGFloat?) {
    guard let distance else {
      list.refreshControl = nil
      return
    }
    let control = list.refreshControl ?? makeRefreshControl()
    control.triggerDistance = distance
    list.refreshControl = control
  }

  private func makeRefreshControl() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(for: .valueChanged) { [weak self] in self?.onRefresh() }
    return control
  }

  func scroll(to offset: CGFloat) {
    let before = list.offsetWrites
    list.contentOffset.y = offset
    hostWrites += list.offsetWrites - before
  }

  /// The number of times anything except the host and UIKit has set the offset.
  var foreignWrites: Int {
    list.offsetWrites - hostWrites
  }
}

extension UIScrollView {
  fileprivate func apply(_ options: ListOptions) {
    contentInset = UIEdgeInsets(top: options.topInset, left: 0, bottom: options.bottomInset, right: 0)
    bounces = options.bounces
    alwaysBounceVertical = options.bounces
    showsVerticalScrollIndicator = options.showsIndicator
    keyboardDismissMode = options.keyboardDismissMode
  }
}
