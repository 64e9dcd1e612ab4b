import UIKit

/// The recogniser that drags a modal sheet, and what it means for that.
@MainActor final class SheetDragging {
  private weak var sheet: ModalSheet?
  private let mover: SheetMover
  private var drag: SheetDrag?
  private var recognizer: DragRecognizer?

  init(mover: SheetMover, sheet: ModalSheet) {
    self.mover = mover
    self.sheet = sheet
    let recognizer = DragRecognizer(
      catches: { [weak mover] in mover?.isMoving == true }, action: { [weak self] in self?.follow($0) })
    mover.sheetView.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  /// Whether a finger drags the sheet.
  var isRunning: Bool {
    drag != nil
  }

  /// Ends the drag at once, since code is about to send the sheet elsewhere. The sheet stays where the finger had it.
  func cancel() {
    guard isRunning else { return }
    drag = nil
    recognizer?.isEnabled = false
    recognizer?.isEnabled = true
    sheet?.dragWasCancelled()
  }

  /// Takes up the container's new way, along with the layout of that: the sheet stays under the finger as far as its stops allow.
  func followContainer() {
    guard let track = mover.track, drag != nil else { return }
    drag?.track = track
    drag.map { mover.lay(at: .held($0.shown)) }
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? DragRecognizer else { return }
    let container = mover.sheetView.superview
    switch recognizer.state {
    case .began:
      begin()
      move(recognizer.translation(in: container))
    case .changed:
      move(recognizer.translation(in: container))
    case .ended:
      move(recognizer.translation(in: container))
      end(velocity: -recognizer.velocity(in: container).y, cancelled: false)
    case .cancelled:
      end(velocity: 0, cancelled: true)
    default:
      break
    }
  }

  private func begin() {
    guard let sheet, let track = mover.track, sheet.phase != .gone else { return }
    let (origin, wasMoving) = (mover.place, mover.isMoving)
    mover.hold()
    drag = SheetDrag(track: track, shown: mover.visibleShown, origin: origin, wasMoving: wasMoving)
    sheet.dragDidBegin()
  }

  private func move(_ translation: CGPoint) {
    guard var drag, let sheet else { return }
    mover.track.map { drag.track = $0 }
    let shown = drag.move(by: -translation.y) { sheet.mayLeave() }
    // The host may have ended the drag when it was asked.
    guard isRunning else { return }
    self.drag = drag
    mover.put(at: .held(shown))
    if drag.mayLeave == true {
      sheet.dragDidLeave()
    }
    if let lowest = mover.track?.lowest, lowest > 0 {
      sheet.presentation?.transition?.update(min(1, max(0, 1 - shown / lowest)))
    }
  }

  private func end(velocity: CGFloat, cancelled: Bool) {
    guard var drag, let sheet else { return }
    mover.track.map { drag.track = $0 }
    let place = drag.landing(velocity: velocity) { sheet.mayLeave() }
    if isRunning && place == .hidden {
      sheet.dragDidLeave()
    }
    // The host may have ended the drag when it was asked or told.
    guard isRunning else { return }
    self.drag = nil
    sheet.dragDidEnd(at: place, velocity: velocity, wasRefused: drag.mayLeave == false, cancelled: cancelled)
  }
}
