import HalfModal
import UIKit
import UIKitTesting

/// Plays a scenario on a virtual device, and writes down what happens.
@MainActor final class Player {
  let device: VirtualDevice
  private(set) var trace = Trace()

  /// The step that is played, from 0.
  private(set) var stepNumber = 0

  /// Called after each frame was written down.
  var onFrame: () -> Void = {}

  /// Called for each step `mark`, with its name.
  var onMark: (String) -> Void = { _ in }

  private let scenario: Scenario
  private var stage: (any Stage)?
  private var census = Census()
  private var lastPhase = SheetPhase.gone

  init(_ scenario: Scenario) {
    self.scenario = scenario
    device = VirtualDevice(scenario.device)
  }

  /// Plays all steps, and then dismisses and releases everything, also where a step fails.
  ///
  /// - Throws: `DoesNotSettle` where a step `settle` did not see the end of all motion.
  func play() throws {
    device.onFrame = { [unowned self] in writeFrame() }
    defer { cleanUp() }
    try playSteps()
  }

  private func playSteps() throws {
    let onAction: @MainActor (ElementAction) -> Void = { [unowned self] in write($0) }
    let stage: any Stage =
      switch scenario.scene {
      case .sheet, .system:
        SheetStage(scenario: scenario, events: sheetEvents(), onAction: onAction) { decision in
          event("strategy", ("used", .string(decision.used.rawValue)), ("why", .string(decision.why)))
        }
      case .child: ChildStage(scenario: scenario, events: sheetEvents(), onAction: onAction)
      case .pull:
        PullStage(scenario: scenario, events: sheetEvents(), onAction: onAction) { [unowned self] in
          event("select", ("row", .integer($0)))
        }
      }
    self.stage = stage
    device.show(stage.presenter)
    stage.presenter.onAppearance = { [unowned self] in event($0, ("of", .string("presenter"))) }
    stage.content.onAppearance = { [unowned self] in event($0, ("of", .string("content"))) }
    (stage.presenter as? PresenterController)?.onTouch = { [unowned self] in
      event("presenterTouch", ("point", .numbers([Double($0.x), Double($0.y)])))
    }
    census.begin(device)
    for (index, step) in scenario.steps.enumerated() {
      stepNumber = index
      try perform(step, on: stage)
    }
  }

  // MARK: Steps

  private func perform(_ step: Step, on stage: any Stage) throws {
    switch step {
    case .present(let animated):
      device.perform { stage.show(animated: animated, completion: completion("present")) }
    case .move(let detent, let animated):
      device.perform { stage.move(to: detent, animated: animated, completion: completion("move")) }
    case .scrollTo(let offset):
      device.perform { stage.scroll(to: offset) }
    case .toggle(let animated):
      device.perform { stage.show(animated: animated, completion: completion("toggle")) }
    case .dismiss(let animated):
      device.perform { stage.hide(animated: animated, completion: completion("dismiss")) }
    case .down(let target, let number):
      if let point = point(of: target, on: stage) {
        device.finger(number).down(at: point)
      }
    case .by(let vector, let duration, let number):
      device.finger(number).move(by: vector, for: duration)
    case .hold(let duration, let number):
      device.finger(number).hold(for: duration)
    case .up(let number):
      device.finger(number).up()
    case .tap(let target, let number):
      if let point = point(of: target, on: stage) {
        device.finger(number).tap(at: point)
      } else {
        device.run(for: 1 / TimeInterval(device.model.hertz))
      }
    case .cancelTouches:
      device.cancelTouches()
    case .run(let duration):
      device.run(for: duration)
    case .settle(let limit):
      try device.settle(within: limit)
    case .resize(let size, let safeArea, let duration):
      device.resize(to: size, safeAreaInsets: safeArea, duration: duration)
      device.run(for: duration)
    case .cover(let animated):
      device.perform { cover(animated: animated, on: stage) }
    case .uncover(let animated):
      device.perform { uncover(animated: animated, on: stage) }
    case .escape:
      device.escape()
    case .list(let options):
      device.perform { stage.content.apply(options) }
    case .reportList:
      writeReport(of: stage.content)
    case .mark(let name):
      event("mark", ("name", .string(name)))
      onMark(name)
    }
  }

  /// Where a finger lands; `nil` where there is nothing to land on.
  private func point(of target: Step.Target, on stage: any Stage) -> CGPoint? {
    switch target {
    case .point(let point): point
    case .header: stage.visibleFrame.map { CGPoint(x: $0.midX, y: $0.minY + 20) }
    case .list: stage.visibleFrame.map { CGPoint(x: $0.midX, y: $0.minY + 120) }
    case .table: stage.scrollView.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    case .backdrop: stage.visibleFrame.map { _ in CGPoint(x: 195, y: 100) }
    case .element(let id):
      stage.elements.first { $0.options.id == id }?.visibleRect.map { CGPoint(x: $0.midX, y: $0.midY) }
    }
  }

  private func cover(animated: Bool, on stage: any Stage) {
    let front = stage.presenter.frontmost
    let cover = CoverController()
    cover.modalPresentationStyle = .fullScreen
    guard !(front is CoverController), !front.isBeingPresented, !front.isBeingDismissed else {
      completion("cover")(false)
      return
    }
    front.present(cover, animated: animated) { [unowned self] in completion("cover")(true) }
  }

  private func uncover(animated: Bool, on stage: any Stage) {
    guard let cover = stage.presenter.frontmost as? CoverController, !cover.isBeingPresented, !cover.isBeingDismissed else {
      completion("uncover")(false)
      return
    }
    cover.dismiss(animated: animated) { [unowned self] in completion("uncover")(true) }
  }

  // MARK: Writing down

  private func event(_ name: String, _ fields: (String, Trace.Value)...) {
    event(name, fields.map { (key: $0.0, value: $0.1) })
  }

  private func event(_ name: String, _ fields: [(key: String, value: Trace.Value)]) {
    let content = stage?.content
    trace.lines.append(
      .event(
        Trace.Event(
          time: CACurrentMediaTime(), name: name, fields: fields,
          isContentIn: content?.viewIfLoaded?.window != nil || content?.parent != nil || content?.presentingViewController != nil)
      ))
  }

  private func write(_ action: ElementAction) {
    event(
      "action", ("id", .string(action.id)), ("value", action.value.map { .number($0) } ?? .null),
      ("cancelled", .bool(action.isCancelled)))
  }

  private func writeReport(of content: ContentController) {
    event("list", ListSettings(content.list).fields(of: content.list, writes: content.foreignWrites))
  }

  private func completion(_ of: String) -> (Bool) -> Void {
    { [unowned self] in event("completion", ("of", .string(of)), ("finished", .bool($0))) }
  }

  private func sheetEvents() -> SheetEvents {
    var events = SheetEvents()
    events.willPresent = { [unowned self] in event("willPresent") }
    events.didPresent = { [unowned self] in event("didPresent") }
    events.didBeginDrag = { [unowned self] in event("beginDrag") }
    events.didEndDrag = { [unowned self] in
      event("endDrag", ("target", .string($0.name)), ("velocity", .number(Double($1))), ("cancelled", .bool($2)))
    }
    events.didChangeDetent = { [unowned self] in
      event("detent", ("from", .string($0.rawValue)), ("to", .string($1.rawValue)))
    }
    events.shouldDismiss = { [unowned self] in
      event("shouldDismiss", ("reason", .string($0.rawValue)))
      return scenario.sheet.isDismissalAllowed
    }
    events.didAttemptToDismiss = { [unowned self] in event("attemptToDismiss", ("reason", .string($0.rawValue))) }
    events.willDismiss = { [unowned self] in event("willDismiss", ("reason", .string($0.rawValue))) }
    events.didDismiss = { [unowned self] in event("didDismiss", ("reason", .string($0.rawValue))) }
    events.didSettle = { [unowned self] in event("settled", ("detent", .string($0?.rawValue ?? "free")), ("finished", .bool($1)))
    }
    return events
  }

  private func writeFrame() {
    guard let stage else { return }
    let rect = stage.visibleFrame
    census.count(frameOf: device)
    trace.lines.append(
      .frame(
        Trace.Frame(
          time: device.time, number: device.frame, phase: stage.phase, top: rect?.minY ?? device.model.size.height, rect: rect,
          detent: stage.selectedDetent?.rawValue, offset: stage.scrollView?.contentOffset.y,
          backdrop: stage.visibleBackdropOpacity, progress: stage.progress,
          elements: stage.elements.map { Trace.Element(id: $0.options.id, rect: $0.visibleRect, offset: $0.offset) },
          layout: scenario.trace.contains(.layout)
            ? Trace.Layout(passes: stage.content.layouts, isTicking: device.isTicking) : nil,
          circumstances: Trace.Circumstances(
            container: device.model.size, safeArea: device.model.safeAreaInsets, inputs: device.inputCount,
            isDrawn: census.isDrawn, isIdle: device.isIdle, isTouched: device.isTouched, layouts: stage.content.layouts))))
    if stage.phase != lastPhase {
      lastPhase = stage.phase
      census.register(stage, in: device.window)
    }
    onFrame()
  }

  // MARK: The end

  private func dismissEverything() {
    guard let stage else { return }
    census.register(stage, in: device.window)
    census.layouts = stage.content.layouts
    // UIKit refuses a dismissal during a transition; what is in one goes along with the window's content.
    if let presented = stage.presenter.presentedViewController, !presented.isBeingPresented, !presented.isBeingDismissed {
      stage.presenter.dismiss(animated: false)
    }
    stage.hide(animated: false) { _ in }
  }

  private func cleanUp() {
    event("cleanup")
    device.perform(dismissEverything)
    stage = nil
    device.perform { device.window.rootViewController = nil }
    event(
      "end", ("alive", .integer(census.alive)), ("drawn", .integer(census.drawn)),
      ("observers", .integer(census.observers(of: device))), ("layouts", .integer(census.layouts)))
  }
}

extension SheetTarget {
  /// The name of the detent, or gone.
  fileprivate var name: String {
    switch self {
    case .stop(let id): id.rawValue
    case .extent: "free"
    case .gone: "gone"
    }
  }
}
