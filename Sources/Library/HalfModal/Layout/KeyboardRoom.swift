import UIKit

/// What the keyboard takes of a sheet's container.
@MainActor final class KeyboardRoom {
  private var observer: KeyboardObserver?
  private weak var content: UIViewController?
  private var frame = CGRect.zero
  /// What was added to the content's own safe area, in points.
  private var added: CGFloat = 0
  /// Where the sheet was when the keyboard sent it elsewhere.
  private var detentBefore: Detent.ID?

  /// Hears of the keyboard from now on.
  func follow(_ content: UIViewController, didChange: @escaping @MainActor (Motion) -> Void) {
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
    detentBefore = nil
  }

  /// How much of a container the keyboard covers at the bottom, in points.
  func height(in container: UIView) -> CGFloat {
    guard frame.height > 0, container.window != nil else { return 0 }
    let covered = container.convert(frame, from: nil).intersection(container.bounds)
    return covered.isNull ? 0 : container.bounds.maxY - covered.minY
  }

  /// The content keeps clear of the keyboard as it does of the safe area.
  func insetContent(in container: UIView) {
    inset(by: max(0, height(in: container) - container.safeAreaInsets.bottom))
  }

  /// The detent to which a sheet goes that makes room for the keyboard: the largest while that is there, afterwards the one before.
  func expansion(from detent: Detent.ID?, in track: SheetTrack) -> Detent.ID? {
    guard frame.height > 0 else {
      defer { detentBefore = nil }
      return detent == track.stops.highest?.id ? detentBefore : nil
    }
    guard let highest = track.stops.highest?.id, detent != highest else { return nil }
    detentBefore = detent
    return highest
  }

  private func inset(by points: CGFloat) {
    guard points != added else { return }
    content?.additionalSafeAreaInsets.bottom += points - added
    added = points
  }
}

extension KeyboardChange {
  /// A motion that goes along with the keyboard's.
  fileprivate var motion: Motion {
    let curve = UIView.AnimationCurve(rawValue: Int(curve.rawValue >> 16) & 0xF)
    // The keyboard's own course has a number that no name stands for.
    return curve.map { .curve(duration: duration, $0) } ?? .spring(duration: duration)
  }
}
