import UIKit

/// The three inputs of a sheet's detents: its container, the size of its content, and the keyboard.
@MainActor final class SheetMeasure {
  private(set) weak var container: UIView?
  private let size = ContentSize()
  private let keyboard = KeyboardSpace()
  private var expansion = KeyboardExpansion()

  /// Called when the content's size changed.
  var contentSizeDidChange: () -> Void = {}

  /// Called when the keyboard is about to change, with the motion that follows it.
  var keyboardDidChange: (SheetMotion) -> Void = { _ in }

  func begin(in container: UIView, content: UIViewController) {
    self.container = container
    follow(content)
  }

  /// Observes a content instead of the previous one.
  func follow(_ content: UIViewController) {
    expansion = KeyboardExpansion()
    size.follow(content) { [weak self] in self?.contentSizeDidChange() }
    keyboard.follow(content) { [weak self] in self?.keyboardDidChange($0) }
  }

  func end() {
    size.unfollow()
    keyboard.unfollow()
  }

  /// Forgets the container after the sheet was removed from it.
  func forgetContainer() {
    container = nil
  }

  /// Computes the positions that a sheet can have; nil if there is no container.
  func track(for configuration: SheetConfiguration) -> SheetTrack? {
    guard let container else { return nil }
    let isMeasured = configuration.detents.contains { $0.dependsOnContent }
    return SheetTrack(
      configuration, contentExtent: isMeasured ? size.extent(in: container, configuration) : nil, in: container,
      keyboard: configuration.keyboard == .avoid ? keyboard.height(in: container) : 0)
  }

  /// The detent to which a sheet with ``SheetConfiguration/KeyboardBehavior/expand`` moves after a change of the keyboard; nil if
  /// the sheet stays.
  func expandedDetent(from detent: Detent.ID?, in stops: SheetStops) -> Detent.ID? {
    expansion.detent(from: detent, keyboardIsVisible: keyboard.isVisible, in: stops)
  }

  /// Makes the content's safe area end at the top edge of the keyboard.
  func insetContentForKeyboard() {
    if let container { keyboard.insetContent(in: container) }
  }
}
