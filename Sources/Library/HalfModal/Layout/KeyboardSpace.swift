import UIKit

/// The part of a sheet's container that the keyboard covers, and the content's safe area inset for it.
@MainActor final class KeyboardSpace {
  private var observer: KeyboardObserver?
  private weak var content: UIViewController?
  /// The keyboard's frame in screen coordinates; empty if it is hidden.
  private var frame = CGRect.zero
  /// The amount added to the content's safe area at the bottom, in points.
  private var added: CGFloat = 0

  /// Whether the keyboard is visible.
  var isVisible: Bool { frame.height > 0 }

  /// Starts to observe the keyboard for a content. `didChange` receives the motion of the keyboard.
  func follow(_ content: UIViewController, didChange: @escaping @MainActor (SheetMotion) -> Void) {
    unfollow()
    self.content = content
    observer = KeyboardObserver { [weak self] change in
      self?.frame = change.endFrame
      didChange(change.motion)
    }
  }

  func unfollow() {
    observer?.invalidate()
    observer = nil
    inset(by: 0)
    content = nil
    frame = .zero
  }

  /// The height of the part of a container from the keyboard's top edge to the container's bottom edge, in points; 0 if the
  /// keyboard does not cover the container.
  func height(in container: UIView) -> CGFloat {
    guard isVisible, container.window != nil else { return 0 }
    let covered = container.convert(frame, from: nil).intersection(container.bounds)
    return covered.isNull ? 0 : container.bounds.maxY - covered.minY
  }

  /// Makes the content's safe area end at the top edge of the keyboard.
  func insetContent(in container: UIView) {
    inset(by: max(0, height(in: container) - container.safeAreaInsets.bottom))
  }

  private func inset(by points: CGFloat) {
    guard points != added else { return }
    content?.additionalSafeAreaInsets.bottom += points - added
    added = points
  }
}

extension KeyboardChange {
  /// The motion of a sheet that moves at the same time as the keyboard.
  fileprivate var motion: SheetMotion {
    // The curve of UIKit's keyboard has a raw value without a public case. A spring replaces a raw value without a case.
    let curve = UIView.AnimationCurve(rawValue: Int(curve.rawValue >> 16) & 0xF)
    return SheetMotion(curve.map { .curve(duration: duration, $0) } ?? .spring(duration: duration))
  }
}
