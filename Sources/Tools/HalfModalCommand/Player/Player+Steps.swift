import HalfModal
import UIKit
import UIKitTesting

extension Player {
  func perform(_ step: Step, on stage: any Stage) throws {
    activity.count(step, in: scenario.scene)
    switch step {
    case .present(let animated):
      device.perform { stage.show(animated: animated, completion: completion("present")) }
    case .move(let detent, let animated):
      device.perform { stage.move(to: detent, animated: animated, completion: completion("move")) }
    case .set(let options, let animated):
      sheet = options
      device.perform { stage.set(options.configuration, animated: animated, completion: completion("set")) }
      noteSetup()
    case .invalidate(let animated):
      device.perform { stage.invalidateDetents(animated: animated) }
    case .scrollTo(let offset):
      device.perform { stage.scroll(to: offset) }
    case .toggle(let animated):
      device.perform { stage.show(animated: animated, completion: completion("toggle")) }
    case .dismiss(let animated):
      device.perform { stage.hide(animated: animated, completion: completion("dismiss")) }
    case .down(let target, let number):
      // A finger that is down lands nowhere.
      if !device.finger(number).isDown, let point = point(of: target, on: stage) {
        device.finger(number).down(at: point)
      }
    case .by(let vector, let duration, let number):
      // A finger that is not down moves nothing.
      let finger = device.finger(number)
      if finger.isDown {
        finger.move(by: vector, for: duration)
      } else {
        device.run(for: duration)
      }
    case .hold(let duration, _):
      device.run(for: duration)
    case .up(let number):
      if device.finger(number).isDown {
        device.finger(number).up()
      }
    case .tap(let target, let number):
      if !device.finger(number).isDown, let point = point(of: target, on: stage) {
        device.finger(number).tap(at: point)
      } else {
        device.runForFrame()
      }
    case .cancelTouches:
      device.cancelTouches()
    case .run(let duration):
      device.run(for: duration)
    case .settle(let limit):
      try device.settle(within: limit)
    case .resize(let size, let safeArea, let duration):
      activity.isTurning = true
      device.resize(to: size, safeAreaInsets: safeArea, duration: duration)
      device.run(for: duration)
      activity.isTurning = false
    case .cover(let animated):
      device.perform { cover(animated: animated, on: stage) }
    case .uncover(let animated):
      device.perform { uncover(animated: animated, on: stage) }
    case .escape:
      device.escape()
    case .keyboard(let height, let duration):
      device.showKeyboard(height: height, duration: duration)
      noteSetup()
    case .hideKeyboard:
      device.hideKeyboard()
      noteSetup()
    case .replaceContent:
      device.perform { replaceContent(on: stage) }
    case .remove:
      device.perform { stage.hide(animated: false) { _ in } }
    case .release:
      device.perform { stage.release() }
    case .list(let options):
      list = options
      device.perform { stage.content?.apply(options) }
      noteSetup()
    case .reportList:
      if let content = stage.content {
        event("list", ListSettings(content.list).fields(of: content.list, writes: content.foreignWrites))
      }
    case .mark(let name):
      event("mark", ("name", .string(name)))
      onMark(name)
    }
  }

  private func completion(_ of: String) -> (Bool) -> Void {
    { [unowned self] in event("completion", ("of", .string(of)), ("finished", .bool($0))) }
  }

  /// Where a finger lands; `nil` where there is nothing to land on.
  private func point(of target: Step.Target, on stage: any Stage) -> CGPoint? {
    if case .point(let point) = target { return point }
    let named: CGPoint? =
      switch target {
      case .point: nil
      case .header: stage.visibleFrame.map { CGPoint(x: $0.midX, y: $0.minY + 20) }
      case .list: stage.visibleFrame.map { CGPoint(x: $0.midX, y: $0.minY + 120) }
      case .table: stage.scrollView.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
      case .backdrop: stage.visibleFrame.map { _ in CGPoint(x: 195, y: 100) }
      case .element(let id):
        stage.elements.first { $0.options.id == id }?.visibleRect.map { CGPoint(x: $0.midX, y: $0.midY) }
      }
    return named.flatMap { CGRect(origin: .zero, size: device.model.size).contains($0) ? $0 : nil }
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
}
