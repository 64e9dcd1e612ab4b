import Foundation
import QuartzCore

/// The touch dispatcher of a window. It turns samples of fingers into events, and delivers them first to gesture recognizers and
/// then to views.
@MainActor final class TouchDispatcher {
  /// The longest distance, in points, that a finger may move during a tap, or that the next tap of a series may be from the last.
  static let tapDistance: CGFloat = 45
  /// The longest duration of a tap, in seconds.
  static let tapDuration: TimeInterval = 0.75
  /// The longest time between two taps of a series, in seconds.
  static let tapInterval: TimeInterval = 0.35

  private struct Tap {
    var end: TimeInterval
    var location: CGPoint
    var count: Int
  }

  private weak var window: UIWindow?
  private let event = UIEvent()
  private let arbiter = GestureArbiter()
  private var deliveries: [TouchDelivery] = []
  private var lastTap: Tap?

  init(window: UIWindow) {
    self.window = window
    arbiter.didSettle = { [weak self] in self?.tellViews() }
  }

  /// Cancels all touches: views and recognizers can outlive the window, but their touches can't.
  isolated deinit {
    for recognizer in arbiter.active { recognizer.abandon() }
    tellViews()
  }

  // MARK: From fingers to events

  /// Handles the samples of one moment, at most one for each finger.
  func receive(_ samples: [TouchSample]) {
    let landing = samples.filter { $0.phase == .began }.map(\.finger)
    cancel(deliveries.filter { !$0.touch.isOver && landing.contains($0.finger) })
    prepare(at: samples.last?.timestamp ?? event.timestamp)
    for sample in samples { take(sample) }
    guard deliveries.contains(where: \.hasNews) else { return }
    UIApplication.shared.sendEvent(collectEvent())
    forgetFinished()
  }

  /// Cancels all touches.
  func cancelAllTouches() { cancel(deliveries.filter { !$0.touch.isOver }) }

  /// Abandons the gestures of recognizers whose views have left the window.
  func viewsDidLeave() {
    guard !arbiter.active.isEmpty || !deliveries.isEmpty else { return }
    arbiter.perform { arbiter in
      for recognizer in arbiter.active where recognizer.view?.window == nil || recognizer.view?.window !== window {
        recognizer.abandon()
      }
    }
  }

  private func cancel(_ lost: [TouchDelivery]) {
    guard !lost.isEmpty else { return }
    prepare(at: max(event.timestamp, MediaTime.now))
    for delivery in lost {
      delivery.hasNews = true
      delivery.touch.moment.phase = .cancelled
      delivery.touch.moment.timestamp = event.timestamp
    }
    // Not sent through the app, which forwards events only to visible windows.
    window?.sendEvent(collectEvent())
    forgetFinished()
  }

  private func prepare(at timestamp: TimeInterval) {
    event.timestamp = timestamp
    for delivery in deliveries {
      delivery.hasNews = false
      guard !delivery.touch.isOver else { continue }
      delivery.touch.moment.phase = .stationary
      delivery.touch.moment.previousLocation = delivery.touch.moment.location
    }
  }

  private func collectEvent() -> UIEvent {
    event.orderedTouches = deliveries.map(\.touch).filter { !$0.isOver }
    return event
  }

  private func take(_ sample: TouchSample) {
    if sample.phase == .began { return begin(sample) }
    guard let delivery = deliveries.first(where: { $0.finger == sample.finger && !$0.touch.isOver }) else { return }
    let touch = delivery.touch
    switch sample.phase {
    case .moved:
      guard sample.location != touch.moment.location else { return }
    case .ended:
      keepTap(touch, sample)
    case .cancelled:
      break
    default:
      return
    }
    delivery.hasNews = true
    touch.moment.phase = sample.phase
    touch.moment.location = sample.location
    touch.moment.timestamp = sample.timestamp
  }

  private func begin(_ sample: TouchSample) {
    guard let window, let view = window.hitTest(sample.location, with: event) else { return }
    var count = 1
    if let tap = lastTap, sample.timestamp - tap.end <= Self.tapInterval + MainLoop.tolerance,
      tap.location.distance(to: sample.location) <= Self.tapDistance
    {
      count = tap.count + 1
    }
    let touch = UITouch(at: sample.location, timestamp: sample.timestamp, tapCount: count, window: window, view: view)
    let delivery = TouchDelivery(finger: sample.finger, touch: touch)
    if !accepts(touch, view) { delivery.stage = .done }
    deliveries.append(delivery)
  }

  /// Returns whether the view accepts a touch in addition to the touches that are already down.
  private func accepts(_ touch: UITouch, _ view: UIView) -> Bool {
    let others = deliveries.filter { !$0.touch.isOver && $0.stage != .done }.compactMap(\.touch.view)
    if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
    return !others.contains { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }
  }

  private func keepTap(_ touch: UITouch, _ sample: TouchSample) {
    let isTap =
      touch.startLocation.distance(to: sample.location) <= Self.tapDistance
      && sample.timestamp - touch.startTimestamp <= Self.tapDuration + MainLoop.tolerance
    lastTap = isTap ? Tap(end: sample.timestamp, location: sample.location, count: touch.tapCount) : nil
  }

  private func forgetFinished() {
    // If the app doesn't forward an event, its touches are not marked as over.
    for delivery in deliveries where delivery.touch.phase == .ended || delivery.touch.phase == .cancelled {
      if !delivery.touch.isOver {
        delivery.touch.isOver = true
        delivery.stage = .done
      }
    }
    deliveries.removeAll { $0.touch.isOver && $0.stage == .done }
    event.orderedTouches.removeAll(where: \.isOver)
  }

  // MARK: From events to recognizers and views

  func deliver(_ event: UIEvent) {
    guard event === self.event else { return }
    let news = deliveries.filter(\.hasNews)
    for delivery in news where delivery.touch.phase == .began && delivery.stage == .waiting {
      if delivery.touch.view?.mayHear(of: delivery.touch, with: event) == false { delivery.stage = .done }
    }
    arbiter.perform { _ in
      attachRecognizers(to: news.map(\.touch).filter { $0.phase == .began })
      tellRecognizers(news.map(\.touch))
      for delivery in news {
        let phase = delivery.touch.phase
        delivery.touch.isOver = phase == .ended || phase == .cancelled
        delivery.untold.append(delivery.touch.moment)
        delivery.hasNews = false
      }
    }
  }

  /// Attaches recognizers to touches: from the touched view up, and in each view the recognizer that was added last first. If
  /// several recognizers could begin at the same time, the first one wins.
  private func attachRecognizers(to touches: [UITouch]) {
    var receives: [ObjectIdentifier: Bool] = [:]
    for touch in touches {
      var attached: [UIGestureRecognizer] = []
      var view = touch.view
      while let present = view {
        for recognizer in (present.gestureRecognizers ?? []).reversed() where recognizer.takesTouches {
          let id = ObjectIdentifier(recognizer)
          let answer = receives[id] ?? recognizer.shouldReceive(event)
          receives[id] = answer
          if answer, recognizer.takes(touch) { attached.append(recognizer) }
        }
        view = present.superview
      }
      touch.gestureRecognizers = attached
      for recognizer in attached {
        recognizer.touches.append(touch)
        arbiter.add(recognizer)
      }
    }
  }

  private func tellRecognizers(_ touches: [UITouch]) {
    for recognizer in arbiter.active {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let told = touches.filter { $0.phase == phase && recognizer.touches.contains($0) }
        if !told.isEmpty, recognizer.takesTouches { recognizer.tell(phase, Set(told), event) }
      }
    }
  }

  private func tellViews() {
    var due: [(delivery: TouchDelivery, moment: UITouch.Moment)]
    repeat {
      due = deliveries.compactMap { delivery in
        delivery.next(with: arbiter.active).map { (delivery, $0) }
      }
      var rest = due[...]
      while let (first, moment) = rest.first {
        let view = first.touch.view
        let group = rest.filter { $0.delivery.touch.view === view && $0.moment.phase == moment.phase }
        rest.removeAll { item in group.contains { $0.delivery === item.delivery } }
        tell(view, moment.phase, group)
      }
    } while !due.isEmpty
    deliveries.removeAll { $0.touch.isOver && $0.stage == .done }
  }

  private func tell(
    _ view: UIView?, _ phase: UITouch.Phase, _ group: [(delivery: TouchDelivery, moment: UITouch.Moment)]
  ) {
    let present = group.map(\.delivery.touch.moment)
    for (delivery, moment) in group {
      delivery.tell(moment)
      delivery.touch.moment = moment
    }
    view?.tell(phase, Set(group.map(\.delivery.touch)), event)
    for (index, item) in group.enumerated() { item.delivery.touch.moment = present[index] }
  }
}

extension UIGestureRecognizer {
  fileprivate func takes(_ touch: UITouch) -> Bool {
    allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  fileprivate func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}

extension UIView {
  fileprivate func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
