import HalfModal
import UIKit
import UIKitTesting

/// Plays a scenario on a virtual device, and writes down what happens.
@MainActor final class Player {
  let device: VirtualDevice
  let scenario: Scenario
  private(set) var trace = Trace()

  /// The step that is played, from 0.
  private(set) var stepNumber = 0

  /// Called after each frame was written down.
  var onFrame: () -> Void = {}

  /// Called for each step `mark`, with its name.
  var onMark: (String) -> Void = { _ in }

  /// The options as they are now.
  var sheet: SheetOptions
  var list: ListOptions

  /// What happens besides what is shown, counted.
  var activity = Activity()

  private var stage: (any Stage)?
  private var census = Census()
  private var lastPhase = SheetPhase.gone
  private var dismissals = 0
  /// Layout passes of contents that were replaced.
  private var formerLayouts = 0

  init(_ scenario: Scenario) {
    self.scenario = scenario
    sheet = scenario.sheet
    list = scenario.content.list
    device = VirtualDevice(scenario.device)
  }

  /// Plays all steps, and then dismisses and releases everything, also where a step fails.
  ///
  /// - Throws: `DoesNotSettle` where a step `settle` did not see the end of all motion.
  func play() throws {
    device.onFrame = { [unowned self] in writeFrame() }
    defer { cleanUp() }
    noteSetup()
    let stage = makeStage()
    self.stage = stage
    watch(stage.content)
    if scenario.isEarly {
      device.perform { stage.show(animated: false) { _ in } }
    }
    device.show(stage.presenter)
    watch(stage.presenter)
    census.begin(device)
    for (index, step) in scenario.steps.enumerated() {
      stepNumber = index
      try perform(step, on: stage)
      activity.follow(device)
    }
  }

  private func makeStage() -> any Stage {
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
  }

  private var onAction: @MainActor (ElementAction) -> Void {
    { [unowned self] in
      event(
        "action", ("id", .string($0.id)), ("value", $0.value.map { .number($0) } ?? .null), ("cancelled", .bool($0.isCancelled)))
    }
  }

  private func watch(_ controller: ReportingController?) {
    let name = controller is ContentController ? "content" : "presenter"
    controller?.onAppearance = { [unowned self] in event($0, ("of", .string(name))) }
    (controller as? ContentController)?.onRefresh = { [unowned self] in event("refresh") }
    let table = (controller as? ContentController)?.table
    table?.onRowSwipe = { [unowned self] in event("rowSwipe", ("row", .integer($0))) }
    table?.onReorder = { [unowned self] in event("reorder", ("from", .integer($0)), ("to", .integer($1))) }
    (controller as? PresenterController)?.onTouch = { [unowned self] in
      event("presenterTouch", ("point", .numbers([Double($0.x), Double($0.y)])))
    }
  }

  /// Puts a new content object into the sheet.
  func replaceContent(on stage: any Stage) {
    var options = scenario.content
    options.list = list
    options.list.isTable = scenario.content.list.isTable
    let new = ContentController(options: options, onAction: onAction)
    watch(new)
    let old = stage.content
    stage.replaceContent(with: new)
    if stage.content === new {
      formerLayouts += old?.layouts ?? 0
    }
  }

  // MARK: Writing down

  func event(_ name: String, _ fields: (String, Trace.Value)...) {
    event(name, fields.map { (key: $0.0, value: $0.1) })
  }

  func event(_ name: String, _ fields: [(key: String, value: Trace.Value)]) {
    let content = stage?.content
    if name == "didDismiss" { dismissals += 1 }
    trace.lines.append(
      .event(
        Trace.Event(
          time: CACurrentMediaTime(), name: name, fields: fields,
          isContentIn: content?.viewIfLoaded?.window != nil || content?.parent != nil || content?.presentingViewController != nil)
      ))
  }

  /// Takes note of the options, where the frames from now on are to be held against them.
  func noteSetup() {
    // What prefers no height is measured by what it shows.
    let preferred = scenario.content.header + list.height
    trace.setups.append(
      Trace.Setup(
        sheet: sheet, contentHeight: preferred > 0 ? preferred : list.topInset + list.bottomInset,
        keyboardHeight: device.keyboardFrame?.height ?? 0))
  }

  private func writeFrame() {
    guard let stage else { return }
    activity.follow(device)
    let rect = stage.visibleFrame
    let phase = stage.phase
    let content = stage.content
    let isIdle = device.isIdle
    census.count(frameOf: device)
    let layouts = formerLayouts + (content?.layouts ?? 0)
    trace.lines.append(
      .frame(
        Trace.Frame(
          time: device.time, number: device.frame, phase: phase, top: rect?.minY ?? device.model.size.height, rect: rect,
          detent: stage.selectedDetent?.rawValue, offset: stage.scrollView?.contentOffset.y,
          backdrop: stage.visibleBackdropOpacity, progress: stage.progress,
          elements: stage.elements.map { Trace.Element(id: $0.options.id, rect: $0.visibleRect, offset: $0.offset) },
          layout: scenario.trace.contains(.layout) ? Trace.Layout(passes: layouts, isTicking: device.isTicking) : nil,
          circumstances: Trace.Circumstances(
            container: device.model.size, safeArea: device.model.safeAreaInsets, setup: trace.setups.count - 1,
            inputs: device.inputCount, activity: activity, dismissals: dismissals, isDrawn: census.isDrawn, isIdle: isIdle,
            isTouched: device.isTouched, layouts: layouts, isInWindow: content?.viewIfLoaded?.window != nil,
            list: phase == .gone ? nil : content.map { Trace.List($0, isIdle: isIdle) }))))
    if phase != lastPhase {
      lastPhase = phase
      census.register(stage, in: device.window)
    }
    onFrame()
  }

  // MARK: The end

  private func dismissEverything() {
    guard let stage else { return }
    census.register(stage, in: device.window)
    census.layouts = formerLayouts + (stage.content?.layouts ?? 0)
    stage.hide(animated: false) { _ in }
    // UIKit refuses a dismissal during a transition; what is in one goes along with the window's content.
    if let presented = stage.presenter.presentedViewController, !presented.isBeingPresented, !presented.isBeingDismissed {
      stage.presenter.dismiss(animated: false)
    }
  }

  private func cleanUp() {
    event("cleanup")
    device.perform(dismissEverything)
    stage = nil
    device.perform { device.window.rootViewController = nil }
    // A finger that is down keeps the view under it alive.
    device.cancelTouches()
    event(
      "end", ("alive", .integer(census.alive)), ("drawn", .integer(census.drawn)),
      ("observers", .integer(census.observers(of: device))), ("layouts", .integer(census.layouts)))
  }
}
