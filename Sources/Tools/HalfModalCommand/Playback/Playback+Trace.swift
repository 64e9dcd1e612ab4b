import UIKit
import UIKitTesting

extension Playback {
  /// Adds an event to the trace.
  func event(_ name: String, _ fields: (String, Trace.Value)...) {
    event(name, fields.map { (key: $0.0, value: $0.1) })
  }

  /// Adds an event to the trace.
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

  /// Returns a completion handler that adds an event `completion` to the trace.
  func completion(_ call: String) -> (Bool) -> Void {
    { [unowned self] in event("completion", ("of", .string(call)), ("finished", .bool($0))) }
  }

  /// Records the options in force, which the laws of motion compare the following frames with.
  func recordSetup() {
    // The sheet measures content without a preferred height by its layout. The layout of an empty list is as high as its insets.
    let preferred = setting.content.header + list.height
    trace.setups.append(
      Trace.Setup(
        sheet: sheet, contentHeight: preferred > 0 ? preferred : list.topInset + list.bottomInset,
        keyboardHeight: device.keyboardFrame?.height ?? 0))
  }

  /// Adds the current frame to the trace.
  func recordFrame() {
    guard let stage else { return }
    activity.follow(device)
    census.count(frameOf: device)
    let frame = frame(of: stage)
    trace.lines.append(.frame(frame))
    if frame.phase != lastPhase {
      lastPhase = frame.phase
      census.register(stage, in: device.window)
    }
    onFrame()
  }

  private func frame(of stage: any Stage) -> Trace.Frame {
    let rect = stage.visibleFrame
    let layouts = formerLayouts + (stage.content?.layouts ?? 0)
    return Trace.Frame(
      time: device.time, number: device.frame, phase: stage.phase, top: rect?.minY ?? device.model.size.height, rect: rect,
      detent: stage.selectedDetent?.rawValue, offset: stage.scrollView?.contentOffset.y,
      backdrop: stage.visibleBackdropOpacity, progress: stage.progress,
      elements: stage.elements.map { Trace.Element(id: $0.options.id, rect: $0.visibleRect, offset: $0.offset) },
      layout: setting.trace.contains(.layout) ? Trace.Layout(passes: layouts, isTicking: device.isTicking) : nil,
      circumstances: circumstances(of: stage, layouts: layouts))
  }

  private func circumstances(of stage: any Stage, layouts: Int) -> Trace.Circumstances {
    let content = stage.content
    let isIdle = device.isIdle
    return Trace.Circumstances(
      container: device.model.size, safeArea: device.model.safeAreaInsets, setup: trace.setups.count - 1,
      inputs: device.inputCount, activity: activity, dismissals: dismissals, isDrawn: census.isDrawn, isIdle: isIdle,
      isTouched: device.isTouched, layouts: layouts, isInWindow: content?.viewIfLoaded?.window != nil,
      list: stage.phase == .dismissed ? nil : content.map { Trace.List($0, isIdle: isIdle) })
  }
}
