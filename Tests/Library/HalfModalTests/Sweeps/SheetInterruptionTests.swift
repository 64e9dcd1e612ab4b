import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Every motion of a sheet, interrupted at every tenth of its duration by every other action.
@MainActor @Suite(.serialized) struct SheetInterruptionTests {
  enum Act: CaseIterable {
    case moveUp, moveDown, dismiss, dismissAtOnce, present, flickUp, flickDown, drag, touch, turn, detents, invalidate, keyboard,
      content
  }

  @Test(arguments: Act.allCases, SheetKind.allCases)
  func interruptedMotionEndsInAConsistentState(first: Act, kind: SheetKind) throws {
    let length = try length(of: first, kind)
    for second in Act.allCases {
      for tenth in 0...10 {
        weak var sheet: (Sheet)?
        let rig = InterruptedSheet(kind)
        sheet = rig.sheet
        try play(first, second, after: length * Double(tenth) / 10, on: rig, "\(first), \(second) at \(tenth)")
        rig.release()
        #expect(sheet == nil, "\(first), \(second) at \(tenth)")
      }
    }
  }

  /// The duration of a motion that nothing interrupts, in seconds.
  private func length(of act: Act, _ kind: SheetKind) throws -> TimeInterval {
    let rig = InterruptedSheet(kind)
    if act != .present { try rig.stage.settle() }
    rig.perform(act)
    let start = rig.stage.device.time
    try rig.stage.settle()
    let length = rig.stage.device.time - start
    if act == .present { #expect(abs(length - (kind == .inline ? 1 : 0.5)) < 0.1) }
    if act == .moveUp || act == .dismiss { #expect(length > 0.3) }
    return length
  }

  private func play(
    _ first: Act, _ second: Act, after delay: TimeInterval, on rig: InterruptedSheet, _ name: Comment
  ) throws {
    if first != .present { try rig.stage.settle() }
    rig.watch()
    rig.perform(first)
    rig.stage.run(for: delay)
    rig.perform(second)
    try rig.stage.settle()
    rig.restore()
    try rig.stage.settle()
    let sheet = try #require(rig.sheet)
    let recorder = rig.stage.recorder
    #expect(rig.stage.answers.count == rig.calls, name)
    #expect(recorder.count(of: .dragBegan) == recorder.count(of: .dragEnded), name)
    #expect((recorder.last(of: .presenting, .presented, .dismissed) == .dismissed) == sheet.isGone, name)
    #expect(sheet.isGone || sheet.isResting, name)
    if sheet.isResting {
      #expect(sheet.top.map { [422, 47, 644].contains($0) } == true, name)
    }
    #expect((sheet.content.viewIfLoaded?.window == nil) == sheet.isGone, name)
    #expect(rig.counter.jumps == 0, name)
  }
}

/// A sheet with a list in it, on a device of its own, that is being presented.
@MainActor private final class InterruptedSheet {
  let stage = Stage()
  let counter = JumpCounter()
  private(set) var sheet: (Sheet)?

  /// The number of calls with a completion.
  private(set) var calls = 0

  private let content = ListController()
  private static let upright = DeviceModel().size

  /// The presentation of an inline sheet takes a second.
  init(_ kind: SheetKind) {
    var configuration = SheetConfiguration()
    if kind == .inline {
      configuration.backdrop = .none
      configuration.motion = .curve(duration: 1)
    }
    let sheet = stage.sheet(kind, configuration, content: content)
    self.sheet = sheet
    stage.present(sheet)
  }

  private var top: CGFloat { sheet?.top ?? stage.device.model.size.height }

  func watch() {
    stage.clear()
    counter.watch(stage.device) { [unowned self] in top }
  }

  func perform(_ act: SheetInterruptionTests.Act) {
    guard let sheet else { return }
    switch act {
    case .moveUp: call { stage.move(sheet, to: .large, as: "move") }
    case .moveDown: call { stage.move(sheet, to: .medium, as: "move") }
    case .dismiss: call { stage.dismiss(sheet, as: "dismiss") }
    case .dismissAtOnce:
      counter.isJumpAllowed = true
      call { stage.dismiss(sheet, animated: false, as: "dismiss") }
    case .present: call { stage.present(sheet, as: "present") }
    case .flickUp: stage.flickHeader(of: sheet, by: -120)
    case .flickDown: stage.flickHeader(of: sheet, by: 120)
    case .drag: stage.flickHeader(of: sheet, by: -90, for: 0.4)
    case .touch: stage.flickHeader(of: sheet, by: 0, for: 0.05)
    case .turn:
      counter.isJumpAllowed = true
      stage.device.resize(to: CGSize(width: 844, height: 390), duration: 0.3)
    case .detents: stage.configure(sheet) { $0.detents = [.height(166), .large] }
    case .invalidate: stage.perform { sheet.resolveDetents() }
    case .keyboard: stage.device.showKeyboard(height: 300)
    case .content: stage.perform { content.list.contentSize.height = 500 }
    }
  }

  private func call(_ code: () -> Void) {
    calls += 1
    code()
  }

  /// Hides the keyboard and turns the device back, which both change the place at which the sheet rests.
  func restore() {
    stage.device.hideKeyboard()
    if stage.device.model.size != Self.upright { stage.device.resize(to: Self.upright) }
  }

  /// Dismisses the sheet and releases it.
  func release() {
    if let sheet { stage.dismiss(sheet, animated: false) }
    stage.device.onFrame = {}
    sheet = nil
    stage.run(for: 0.1)
  }
}
