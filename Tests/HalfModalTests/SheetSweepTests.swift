import HalfModal
import Kinetics
import Testing
import UIKit
import UIKitTesting

/// Sweeps, where a sample could miss the one value that goes wrong.
@MainActor @Suite(.serialized) struct SheetSweepTests {
  /// A sheet with a header of 40 points and a list in it, on a device of its own.
  @MainActor private struct Rig {
    let device: VirtualDevice
    let presenter = UIViewController()
    let list = UIScrollView()
    let sheet: HalfModalSheet

    init(_ configuration: SheetConfiguration, model: DeviceModel = DeviceModel(), inline: Bool = false) throws {
      device = VirtualDevice(model)
      let content = UIViewController()
      content.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      list.frame = CGRect(x: 0, y: 40, width: 390, height: 360)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 2000)
      content.view.addSubview(list)
      device.show(presenter)
      if inline {
        let sheet = InlineSheet(content: content, in: presenter, configuration: configuration)
        self.sheet = sheet
        device.perform { sheet.show() }
      } else {
        let sheet = ModalSheet(content: content, configuration: configuration)
        self.sheet = sheet
        device.perform { [presenter] in sheet.present(from: presenter) }
      }
    }

    var top: CGFloat { sheet.visibleFrame?.minY ?? device.model.size.height }
  }

  @Test(arguments: [1, 2, 3]) func anOpenSheetsListScrollsAtEveryHeight(scale: Int) throws {
    for tenth in 6000...6100 {
      let size = CGSize(width: 390, height: CGFloat(tenth) / 10)
      let rig = try Rig(SheetConfiguration(selectedDetent: .large), model: DeviceModel(size: size, scale: CGFloat(scale)))
      try rig.device.settle()
      let rest = rig.top
      let finger = rig.device.finger()
      finger.down(at: CGPoint(x: 195, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -110), for: 0.2)
      #expect(rig.top == rest, "at a height of \(size.height)")
      #expect(rig.sheet.phase == .resting, "at a height of \(size.height)")
      #expect(abs(rig.list.contentOffset.y - 100) < 0.01, "at a height of \(size.height)")
      finger.up()
      rig.device.run(for: 0.1)
    }
  }

  @Test(arguments: [false, true]) func aHandOffIsConservedFromEveryOffset(inline: Bool) throws {
    for offset in stride(from: CGFloat(0), through: 300, by: inline ? 7 : 1) {
      let rig = try Rig(SheetConfiguration(selectedDetent: .large), inline: inline)
      try rig.device.settle()
      rig.device.perform { rig.list.contentOffset.y = offset }
      let finger = rig.device.finger()
      finger.down(at: CGPoint(x: 195, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 10))
      let sum = rig.top - rig.list.contentOffset.y - finger.location.y
      rig.device.onFrame = {
        #expect(abs(rig.top - rig.list.contentOffset.y - finger.location.y - sum) < 0.01, "from \(offset)")
        #expect(rig.list.contentOffset.y >= -0.01, "from \(offset)")
        #expect(abs(rig.top - 47) < 1e-6 || rig.list.contentOffset.y < 0.01, "from \(offset)")
      }
      finger.move(by: CGVector(dx: 0, dy: 330), for: 0.35)
      finger.move(by: CGVector(dx: 0, dy: -330), for: 0.35)
      #expect(abs(rig.list.contentOffset.y - offset) < 0.01, "from \(offset)")
    }
  }

  /// The nearest stop to where the finger's speed would carry the sheet, out being one more stop at 0.
  @Test func everyLandingIsAsThePolicySays() throws {
    let extents: [Detent.ID: Double] = ["low": 200, "medium": 422, "large": 797]
    for distance in stride(from: CGFloat(-300), through: 300, by: 60) {
      for speed in stride(from: CGFloat(-2400), through: 2400, by: 400) {
        let rig = try Rig(SheetConfiguration(detents: [.height(166, id: "low"), .medium, .large], selectedDetent: .medium))
        try rig.device.settle()
        var landed: (landing: Landing, target: SheetTarget)?
        rig.sheet.events.willLand = { landing, target in
          landed = (landing, target)
          return nil
        }
        let finger = rig.device.finger()
        finger.down(at: CGPoint(x: 195, y: 440))
        finger.move(by: CGVector(dx: 0, dy: distance), for: 0.5)
        finger.hold(for: 0.2)
        finger.move(by: CGVector(dx: 0, dy: speed * 0.1), for: 0.1)
        finger.up()
        guard let landed else {
          #expect(rig.sheet.phase == .resting)
          continue
        }
        #expect(abs(landed.landing.velocity + Double(speed)) < 1, "\(distance) \(speed)")
        let end = landed.landing.position + landed.landing.velocity * 0.4995
        let nearest = extents.min { abs($0.value - end) < abs($1.value - end) }
        let expected: SheetTarget = end < 100 ? .gone : .stop(try #require(nearest).key)
        #expect(landed.target == expected, "\(distance) \(speed)")
        try rig.device.settle()
        #expect((rig.sheet.phase == .gone) == (expected == .gone))
      }
    }
  }

  enum Act: CaseIterable { case moveUp, moveDown, dismiss, dismissAtOnce, present, flickUp, flickDown, touch, turn, detents }

  /// Every motion, interrupted at every tenth of it by everything else.
  @Test(arguments: Act.allCases, [false, true]) func everyMotionIsInterruptedAtEveryTenth(first: Act, inline: Bool) throws {
    for second in Act.allCases {
      for tenth in 0...10 {
        let rig = try Rig(SheetConfiguration(backdrop: inline ? .none : .dim()), inline: inline)
        if first != .present { try rig.device.settle() }
        let book = Book()
        watch(rig, book)
        act(first, on: rig, book)
        rig.device.run(for: 0.05 * Double(tenth))
        act(second, on: rig, book)
        try rig.device.settle()
        let name: Comment = "\(first), \(second) at \(tenth)"
        #expect(book.asked == book.called, name)
        #expect(book.begun == book.ended, name)
        #expect(rig.sheet.phase == .gone || rig.sheet.phase == .resting, name)
        if rig.sheet.phase == .resting {
          #expect(rig.sheet.visibleFrame.map { [422, 47, 644].contains($0.minY) } == true, name)
        }
        #expect((rig.sheet.content.viewIfLoaded?.window == nil) == (rig.sheet.phase == .gone), name)
        #expect(book.jumps == 0, name)
      }
    }
  }

  private final class Book {
    var asked = 0
    var called = 0
    var begun = 0
    var ended = 0
    var jumps = 0
    var isJumpAllowed = false
    func completion(_: Bool) { called += 1 }
  }

  private func watch(_ rig: Rig, _ book: Book) {
    rig.sheet.events.didBeginDrag = { book.begun += 1 }
    rig.sheet.events.didEndDrag = { _, _, _ in book.ended += 1 }
    var last = rig.top
    rig.device.onFrame = {
      // At the most 9 container's heights a second.
      if abs(rig.top - last) > 844 * 9 / 60 && !book.isJumpAllowed { book.jumps += 1 }
      last = rig.top
    }
  }

  private func act(_ act: Act, on rig: Rig, _ book: Book) {
    let (device, sheet) = (rig.device, rig.sheet)
    func move(to id: Detent.ID) {
      book.asked += 1
      device.perform { sheet.move(to: id, completion: book.completion) }
    }
    func dismiss(animated: Bool) {
      book.asked += 1
      book.isJumpAllowed = book.isJumpAllowed || !animated
      device.perform {
        (sheet as? ModalSheet)?.dismiss(animated: animated, completion: book.completion)
        (sheet as? InlineSheet)?.hide(animated: animated, completion: book.completion)
      }
    }
    func flick(_ distance: CGFloat) {
      let finger = device.finger()
      finger.down(at: CGPoint(x: 195, y: min(830, rig.top + 20)))
      finger.move(by: CGVector(dx: 0, dy: distance), for: 0.1)
      finger.up()
    }
    switch act {
    case .moveUp: move(to: .large)
    case .moveDown: move(to: .medium)
    case .dismiss: dismiss(animated: true)
    case .dismissAtOnce: dismiss(animated: false)
    case .present:
      book.asked += 1
      device.perform {
        (sheet as? ModalSheet)?.present(from: rig.presenter, completion: book.completion)
        (sheet as? InlineSheet)?.show(completion: book.completion)
      }
    case .flickUp: flick(-120)
    case .flickDown: flick(120)
    case .touch:
      let finger = device.finger()
      finger.down(at: CGPoint(x: 195, y: min(830, rig.top + 20)))
      finger.hold(for: 0.05)
      finger.up()
    case .turn:
      device.resize(to: CGSize(width: 390, height: 844), duration: 0.1)
      device.run(for: 0.1)
    case .detents:
      var configuration = sheet.configuration
      configuration.detents = [.height(166), .large]
      device.perform { sheet.setConfiguration(configuration) }
    }
  }
}
