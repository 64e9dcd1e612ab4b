import HalfModal
import TestSupport
import Testing
import UIKit

/// Calls to a sheet in each of its closures. No closure runs inside another one, and each completion is called once.
@MainActor @Suite(.serialized) final class CallbackTests {
  enum Closure: CaseIterable {
    case willPresent, didPresent, didBeginDragging, willEndDragging, didEndDragging, didChangeDetent, shouldDismiss,
      didAttemptToDismiss, willDismiss, didDismiss, didSettle, didMove
  }

  enum Call: CaseIterable { case dismiss, dismissAtOnce, move, moveAtOnce, configure, present }

  private let stage = Stage()
  /// The closures and completions that run now.
  private var running: [String] = []
  private var nestings: [String] = []
  private var calls = 0
  private var completions: [Int: Int] = [:]
  private var reaction: (closure: Closure, call: () -> Void)?
  private var reactions = 0
  private var allowsDismissal = false

  private func enter(_ name: String, _ work: () -> Void = {}) {
    if !running.isEmpty { nestings.append("\(running) > \(name)") }
    running.append(name)
    work()
    running.removeLast()
  }

  private func run(_ closure: Closure) {
    enter("\(closure)") {
      // A call in each event would never end.
      guard let reaction, reaction.closure == closure, reactions < 3 else { return }
      reactions += 1
      reaction.call()
    }
  }

  private var completion: (SheetOutcome) -> Void {
    calls += 1
    let number = calls
    return { [unowned self] _ in
      enter("completion") {}
      completions[number, default: 0] += 1
    }
  }

  private var events: SheetEvents {
    var events = SheetEvents()
    events.willPresent = { self.run(.willPresent) }
    events.didPresent = { self.run(.didPresent) }
    events.didBeginDragging = { self.run(.didBeginDragging) }
    events.willEndDragging = { _, _ in
      self.run(.willEndDragging)
      return nil
    }
    events.didEndDragging = { _, _, _ in self.run(.didEndDragging) }
    events.didChangeDetent = { _, _ in self.run(.didChangeDetent) }
    events.shouldDismiss = { _ in
      self.run(.shouldDismiss)
      return self.allowsDismissal
    }
    events.didAttemptToDismiss = { _ in self.run(.didAttemptToDismiss) }
    events.willDismiss = { _ in self.run(.willDismiss) }
    events.didDismiss = { _ in self.run(.didDismiss) }
    events.didSettle = { _, _ in self.run(.didSettle) }
    events.didMove = { _ in self.run(.didMove) }
    return events
  }

  private func perform(_ call: Call, on sheet: Sheet) {
    switch call {
    case .dismiss: sheet.leave(animated: true, completion: completion)
    case .dismissAtOnce: sheet.leave(animated: false, completion: completion)
    case .move: sheet.move(to: .large, completion: completion)
    case .moveAtOnce: sheet.move(to: .large, animated: false, completion: completion)
    case .configure:
      let height = CGFloat(300 + 20 * reactions)
      sheet.setConfiguration(SheetConfiguration(detents: [.height(height), .large]), completion: completion)
    case .present: sheet.enter(from: stage.presenter, animated: true, completion: completion)
    }
  }

  /// Presents the sheet if it is dismissed, drags it, taps beside it, and dismisses it.
  private func play(_ sheet: Sheet) throws {
    func open() throws {
      if sheet.isGone { stage.perform { sheet.enter(from: stage.presenter, animated: true, completion: completion) } }
      try stage.settle()
    }
    try open()
    stage.dragHeader(of: sheet, by: -300, for: 0.3)
    try open()
    stage.flickHeader(of: sheet, by: 500)
    try open()
    for allows in [false, true] {
      allowsDismissal = allows
      stage.tapBackdrop()
      try open()
    }
    stage.perform { sheet.leave(animated: true, completion: completion) }
    try stage.settle()
  }

  @Test(arguments: Closure.allCases, SheetKind.allCases)
  func callInAClosureNeverNestsClosures(closure: Closure, kind: SheetKind) throws {
    for call in Call.allCases {
      let sheet = stage.sheet(kind)
      sheet.events = events
      (reactions, allowsDismissal) = (0, false)
      reaction = (closure, { [unowned self] in perform(call, on: sheet) })
      try play(sheet)
      #expect(reactions > 0, "\(closure)")
      #expect(nestings == [], "\(call) in \(closure)")
      #expect(completions.count == calls, "\(call) in \(closure)")
      #expect(completions.values.allSatisfy { $0 == 1 }, "\(call) in \(closure)")
      reaction = nil
      if !sheet.isGone { stage.perform { sheet.leave(animated: false, completion: nil) } }
      try stage.settle()
      #expect(sheet.isGone, "\(call) in \(closure)")
      nestings = []
    }
  }
}
