import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Every motion of a sheet, interrupted at every tenth of it by everything else.
@MainActor @Suite(.serialized) struct InterruptionSweepTests {
  enum Act: CaseIterable {
    case moveUp, moveDown, dismiss, dismissAtOnce, present, flickUp, flickDown, drag, touch, turn, detents, invalidate, keyboard,
      content
  }

  @Test(arguments: Act.allCases, [false, true]) func everyMotionIsInterruptedAtEveryTenth(first: Act, inline: Bool) throws {
    let length = try length(of: first, inline: inline)
    for second in Act.allCases {
      for tenth in 0...10 {
        weak var sheet: HalfModalSheet?
        let rig = SweepRig(inline: inline)
        sheet = rig.sheet
        try play(first, second, after: length * Double(tenth) / 10, on: rig, "\(first), \(second) at \(tenth)")
        rig.release()
        #expect(sheet == nil, "\(first), \(second) at \(tenth)")
      }
    }
  }

  /// How long a motion takes that nothing interrupts, in seconds.
  private func length(of act: Act, inline: Bool) throws -> TimeInterval {
    let rig = SweepRig(inline: inline)
    if act != .present { try rig.device.settle() }
    rig.perform(act)
    let start = rig.device.time
    try rig.device.settle()
    let length = rig.device.time - start
    if act == .present { #expect(abs(length - (inline ? 1 : 0.5)) < 0.1) }
    if act == .moveUp || act == .dismiss { #expect(length > 0.3) }
    return length
  }

  private func play(
    _ first: Act, _ second: Act, after delay: TimeInterval, on rig: SweepRig, _ name: Comment
  ) throws {
    if first != .present { try rig.device.settle() }
    rig.watch()
    rig.perform(first)
    rig.device.run(for: delay)
    rig.perform(second)
    try rig.device.settle()
    rig.restore()
    try rig.device.settle()
    let sheet = try #require(rig.sheet)
    #expect(rig.asked == rig.called, name)
    #expect(rig.drags == 0, name)
    #expect(rig.isToldGone == (sheet.phase == .gone), name)
    #expect(sheet.phase == .gone || sheet.phase == .resting, name)
    if sheet.phase == .resting {
      #expect(sheet.visibleFrame.map { [422, 47, 644].contains($0.minY) } == true, name)
    }
    #expect((sheet.content.viewIfLoaded?.window == nil) == (sheet.phase == .gone), name)
    #expect(rig.jumps == 0, name)
  }
}

/// A sheet with a list in it, on a device of its own, and what it told.
@MainActor private final class SweepRig {
  let device = VirtualDevice()
  private let presenter = UIViewController()
  private let list = UIScrollView()
  private(set) var sheet: HalfModalSheet?

  private(set) var asked = 0
  private(set) var called = 0
  /// Begun and not ended.
  private(set) var drags = 0
  /// Whether the last thing told is that it is gone.
  private(set) var isToldGone = false
  private(set) var jumps = 0
  private var isJumpAllowed = false

  private static let upright = CGSize(width: 390, height: 844)

  /// The sheet is on its way in; an inline one takes a second for that.
  init(inline: Bool) {
    let content = UIViewController()
    content.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    list.frame = CGRect(x: 0, y: 40, width: 390, height: 360)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 2000)
    content.view.addSubview(list)
    device.show(presenter)
    if inline {
      var configuration = SheetConfiguration(backdrop: .none)
      configuration.motion = .curve(duration: 1)
      let sheet = InlineSheet(content: content, in: presenter, configuration: configuration)
      self.sheet = sheet
      device.perform { sheet.show() }
    } else {
      let sheet = ModalSheet(content: content, configuration: SheetConfiguration())
      self.sheet = sheet
      device.perform { [presenter] in sheet.present(from: presenter) }
    }
  }

  private var top: CGFloat { sheet?.visibleFrame?.minY ?? device.model.size.height }

  func watch() {
    sheet?.events.didBeginDrag = { [unowned self] in drags += 1 }
    sheet?.events.didEndDrag = { [unowned self] _, _, _ in drags -= 1 }
    sheet?.events.willPresent = { [unowned self] in isToldGone = false }
    sheet?.events.didPresent = { [unowned self] in isToldGone = false }
    sheet?.events.didDismiss = { [unowned self] _ in isToldGone = true }
    var last = top
    device.onFrame = { [unowned self] in
      // At the most 9 container's heights a second.
      if abs(top - last) > 844 * 9 / 60 && !isJumpAllowed { jumps += 1 }
      last = top
    }
  }

  func perform(_ act: InterruptionSweepTests.Act) {
    switch act {
    case .moveUp: move(to: .large)
    case .moveDown: move(to: .medium)
    case .dismiss: dismiss(animated: true)
    case .dismissAtOnce: dismiss(animated: false)
    case .present: present()
    case .flickUp: drag(-120, for: 0.1)
    case .flickDown: drag(120, for: 0.1)
    case .drag: drag(-90, for: 0.4)
    case .touch: drag(0, for: 0.05)
    case .turn:
      isJumpAllowed = true
      device.resize(to: CGSize(width: 844, height: 390), duration: 0.3)
    case .detents:
      var configuration = sheet?.configuration ?? SheetConfiguration()
      configuration.detents = [.height(166), .large]
      device.perform { sheet?.setConfiguration(configuration) }
    case .invalidate: device.perform { sheet?.invalidateDetents() }
    case .keyboard: device.showKeyboard(height: 300)
    case .content: device.perform { list.contentSize.height = 500 }
    }
  }

  /// Takes back what changes where the sheet rests.
  func restore() {
    device.hideKeyboard()
    if device.model.size != Self.upright { device.resize(to: Self.upright) }
  }

  /// Takes the sheet out, and lets go of it.
  func release() {
    dismiss(animated: false)
    device.onFrame = {}
    sheet = nil
    device.run(for: 0.1)
  }

  private func move(to id: Detent.ID) {
    asked += 1
    device.perform { sheet?.move(to: id) { [unowned self] _ in called += 1 } }
  }

  private func dismiss(animated: Bool) {
    asked += 1
    isJumpAllowed = isJumpAllowed || !animated
    device.perform {
      (sheet as? ModalSheet)?.dismiss(animated: animated) { [unowned self] _ in called += 1 }
      (sheet as? InlineSheet)?.hide(animated: animated) { [unowned self] _ in called += 1 }
    }
  }

  private func present() {
    asked += 1
    device.perform {
      (sheet as? ModalSheet)?.present(from: presenter) { [unowned self] _ in called += 1 }
      (sheet as? InlineSheet)?.show { [unowned self] _ in called += 1 }
    }
  }

  private func drag(_ distance: CGFloat, for duration: TimeInterval) {
    let finger = device.finger()
    let size = device.model.size
    finger.down(at: CGPoint(x: size.width / 2, y: min(size.height - 14, top + 20)))
    finger.move(by: CGVector(dx: 0, dy: distance), for: duration)
    finger.up()
  }
}
