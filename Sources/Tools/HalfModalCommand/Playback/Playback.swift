import HalfModal
import UIKit
import UIKitTesting

/// A setting on a virtual device: the state that steps act on, and the trace of what happens.
@MainActor final class Playback {
  let setting: Setting
  let device: VirtualDevice
  var trace = Trace()

  /// Called after each frame is added to the trace.
  var onFrame: () -> Void = {}

  /// Called with the name in each step `mark`.
  var onMark: (String) -> Void = { _ in }

  /// The options in force.
  var sheet: SheetOptions
  var list: ListOptions

  /// The counters of what fingers and code have done.
  var activity = Activity()

  var stage: (any Stage)?
  var census = Census()
  var lastPhase = SheetPhase.dismissed
  var dismissals = 0
  /// The layout passes of replaced contents.
  private(set) var formerLayouts = 0

  init(_ setting: Setting) {
    self.setting = setting
    sheet = setting.sheet
    list = setting.content.list
    device = VirtualDevice(setting.device)
  }

  /// Puts the setting on screen.
  func begin() -> any Stage {
    device.onFrame = { [unowned self] in recordFrame() }
    recordSetup()
    let stage = makeStage()
    self.stage = stage
    watch(stage.content)
    if setting.isEarly {
      device.perform { stage.show(animated: false) { _ in } }
    }
    device.show(stage.presenter)
    watch(stage.presenter)
    census.begin(device)
    return stage
  }

  private func makeStage() -> any Stage {
    switch setting.scene {
    case .sheet, .system:
      SheetStage(setting: setting, events: sheetEvents(), onAction: onAction) { choice in
        event("strategy", ("used", .string(choice.isSystem ? "system" : "own")), ("why", .string("\(choice.reason)")))
      }
    case .child: ChildStage(setting: setting, events: sheetEvents(), onAction: onAction)
    case .pull:
      PullStage(setting: setting, events: sheetEvents(), onAction: onAction) { [unowned self] in
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

  /// Adds the events of a controller to the trace.
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
    var options = setting.content
    options.list = list
    options.list.isTable = setting.content.list.isTable
    let new = ContentController(options: options, onAction: onAction)
    watch(new)
    let old = stage.content
    stage.replaceContent(with: new)
    if stage.content === new {
      formerLayouts += old?.layouts ?? 0
    }
  }

  // MARK: The end

  /// Dismisses and releases everything.
  func end() {
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

  private func dismissEverything() {
    guard let stage else { return }
    census.register(stage, in: device.window)
    census.layouts = formerLayouts + (stage.content?.layouts ?? 0)
    stage.hide(animated: false) { _ in }
    // UIKit refuses to dismiss a controller during its transition. Removing the window's content removes that controller too.
    if let presented = stage.presenter.presentedViewController, !presented.isBeingPresented, !presented.isBeingDismissed {
      stage.presenter.dismiss(animated: false)
    }
  }
}
