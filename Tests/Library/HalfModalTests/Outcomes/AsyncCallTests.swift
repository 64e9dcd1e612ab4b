import HalfModal
import TestSupport
import Testing
import UIKit

/// The asynchronous forms of the calls to a sheet.
@MainActor @Suite(.serialized) struct AsyncCallTests {
  private let stage = Stage()

  /// Starts a call, runs the device until everything rests, and waits for the outcome.
  private func outcome(of call: @escaping @MainActor () async -> SheetOutcome) async throws -> SheetOutcome {
    var hasBegun = false
    let stage = stage
    let task = Task {
      hasBegun = true
      // Another test may have used its device since the last call.
      stage.perform {}
      return await call()
    }
    while !hasBegun { await Task.yield() }
    try stage.settle()
    return await task.value
  }

  @Test(arguments: [ModalSheet.Backend.custom, .system], [true, false]) func modalSheetReturnsWhenItHasArrived(
    backend: ModalSheet.Backend, animated: Bool
  ) async throws {
    var configuration = SheetConfiguration()
    // Other tests, which show the keyboard, run between the calls.
    configuration.keyboard = .none
    let sheet = stage.modalSheet(configuration, backend: backend)
    let presenter = stage.presenter
    #expect(try await outcome { await sheet.present(from: presenter, animated: animated) } == .presented)
    #expect(sheet.isResting)
    #expect(try await outcome { await sheet.move(to: .large, animated: animated) } == .arrived)
    #expect(sheet.top == 47)
    configuration.detents = [.height(300)]
    let new = configuration
    #expect(try await outcome { await sheet.setConfiguration(new, animated: animated) } == .arrived)
    #expect(sheet.visibleFrame?.height == 334)
    #expect(try await outcome { await sheet.dismiss(animated: animated) } == .dismissed)
    #expect(sheet.isGone)
  }

  @Test(arguments: [true, false]) func inlineSheetReturnsWhenItHasArrived(animated: Bool) async throws {
    let sheet = stage.inlineSheet()
    #expect(try await outcome { await sheet.show(animated: animated) } == .presented)
    #expect(sheet.isResting)
    #expect(try await outcome { await sheet.hide(animated: animated) } == .dismissed)
    #expect(sheet.isGone)
  }

  @Test func refusedCallsReturnAtOnce() async throws {
    let (modal, inline) = (stage.modalSheet(), stage.inlineSheet())
    #expect(await modal.present(from: UIViewController()) == .refused(.presenterNotOnScreen))
    #expect(await modal.move(to: .large) == .refused(.notPresented))
    #expect(await modal.dismiss() == .refused(.notPresented))
    #expect(await inline.hide() == .refused(.notPresented))
  }

  @Test func interruptedCallReturnsThatItWasCancelled() async throws {
    let sheet = stage.modalSheet()
    try stage.open(sheet)
    var hasBegun = false
    let stage = stage
    let first = Task {
      hasBegun = true
      stage.perform {}
      return await sheet.move(to: .large)
    }
    while !hasBegun { await Task.yield() }
    stage.run(for: 0.1)
    stage.move(sheet, to: .medium)
    #expect(await first.value == .cancelled)
  }
}
