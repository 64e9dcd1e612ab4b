import Foundation
import QuartzCore

/// The main loop, which advances time and runs timers, ends of animations, display links and
/// layout. Its callers supply the time.
@MainActor package final class MainLoop {
  /// The loop that windows, timers and scheduled work use. A virtual device or a window host replaces it with a new one.
  package static var current = MainLoop(
    screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 1, safeAreaInsets: .zero, maximumFramesPerSecond: 60))
  {
    didSet { DisplayScale.set(current.screen.scale) }
  }

  package let screen: UIScreen
  package let displayLinks = DisplayLinks()

  package weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      let new = firstResponder
      oldValue?.firstResponderDidChange()
      // The resigning responder may already have made another one first responder.
      if firstResponder === new { new?.firstResponderDidChange() }
    }
  }

  private var known: [WindowReference] = []
  private var work: [@MainActor () -> Void] = []
  private var timers: [ScheduledWork] = []
  private var kept: [ObjectIdentifier: AnyObject] = [:]
  private var parts: [ObjectIdentifier: any LoopPart] = [:]

  package init(screen: UIScreen) {
    self.screen = screen
    // Commits the changes that an earlier loop left uncommitted, so that they are not part of this loop's first turn.
    CATransaction.flush()
  }

  /// The visible windows, back to front.
  package var windows: [UIWindow] { allWindows.filter { !$0.isHidden } }

  private var allWindows: [UIWindow] { known.compactMap(\.window) }

  /// Runs work at the end of this turn, without advancing time.
  package func perform(_ work: @escaping @MainActor () -> Void) { self.work.append(work) }

  /// Runs work after `delay` seconds.
  package func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    let timer = ScheduledWork(time: MediaTime.now + max(0, delay), work: work)
    let index = timers.firstIndex { $0.time > timer.time } ?? timers.count
    timers.insert(timer, at: index)
    return timer
  }

  /// Advances to `time`. Everything due until then runs in order, each at its exact time.
  package func advance(to time: CFTimeInterval) {
    endTurn()
    while let next = nextEventTime, next <= time + MainLoop.tolerance {
      MediaTime.set(max(MediaTime.now, min(next, time)))
      fireDue(at: max(next, MediaTime.now))
    }
    MediaTime.set(max(MediaTime.now, time))
  }

  /// Runs queued work until none is left, and commits the transaction after each pass.
  package func endTurn() {
    repeat {
      let due = work
      work = []
      for item in due { item() }
      CATransaction.flush()
    } while !work.isEmpty
  }

  /// Runs one frame: everything that is due, then display links, then layout.
  package func frame(at time: CFTimeInterval, duration: CFTimeInterval) {
    advance(to: time)
    if displayLinks.isActive {
      displayLinks.fire(timestamp: time, duration: duration)
      endTurn()
    }
    layoutWindows()
  }

  /// Whether nothing is scheduled or running, so that nothing changes without input.
  package var isIdle: Bool {
    timers.allSatisfy(\.isCancelled) && work.isEmpty && !displayLinks.isActive
      && windows.allSatisfy { !$0.layerContext.needsLayout } && allWindows.allSatisfy { !$0.layerContext.isAnimating }
  }

  /// Keeps an object alive until it is released, or until the loop ends.
  func keep(_ object: AnyObject) { kept[ObjectIdentifier(object)] = object }

  func release(_ object: AnyObject) { kept[ObjectIdentifier(object)] = nil }

  /// The loop's own part of a type, made at the first call.
  func part<Part: LoopPart>(_ type: Part.Type) -> Part {
    if let known = parts[ObjectIdentifier(type)] as? Part { return known }
    let made = type.init(screen: screen)
    parts[ObjectIdentifier(type)] = made
    return made
  }

  /// Notifies the parts that the screen has another size. Their animations take `duration` seconds.
  func screenDidResize(duration: TimeInterval) {
    for part in parts.values { part.screenDidResize(duration: duration) }
  }

  /// The number of pending callbacks: timers that have not fired, and display links that are waiting for frames.
  package var callbackCount: Int { timers.count { !$0.isCancelled } + displayLinks.activeCount }

  /// Moves a window in front of the others of its level.
  func bringToFront(_ window: UIWindow) {
    known.removeAll { $0.window == nil || $0.window === window }
    let index = known.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel } ?? known.count
    known.insert(WindowReference(window: window), at: index)
  }
}

extension MainLoop {
  /// The difference, in seconds, up to which two times count as equal.
  package static let tolerance: CFTimeInterval = 1e-9

  private var nextEventTime: CFTimeInterval? {
    let ends = allWindows.compactMap { $0.layerContext.nextAnimationEnd() }
    let timer = timers.first { !$0.isCancelled }?.time
    return (ends + [timer].compactMap { $0 }).min()
  }

  private func fireDue(at time: CFTimeInterval) {
    for window in allWindows {
      if let end = window.layerContext.nextAnimationEnd(), end <= time + Self.tolerance {
        window.layerContext.finishAnimations(upTo: time)
        endTurn()
      }
    }
    while let timer = timers.first, timer.time <= time + Self.tolerance {
      timers.removeFirst()
      if timer.isCancelled { continue }
      timer.fire()
      endTurn()
    }
  }

  private func layoutWindows() {
    for window in windows where window.layerContext.needsLayout { window.layerContext.layoutIfNeeded() }
    endTurn()
  }
}

/// Work that runs at a given time.
@MainActor package final class ScheduledWork {
  package let time: CFTimeInterval
  private var work: (@MainActor () -> Void)?

  init(time: CFTimeInterval, work: @escaping @MainActor () -> Void) {
    self.time = time
    self.work = work
  }

  var isCancelled: Bool { work == nil }

  /// Cancels the work.
  package func cancel() { work = nil }

  func fire() {
    let due = work
    work = nil
    due?()
  }
}

/// A weak reference: windows are owned by the code that made them.
private struct WindowReference {
  weak var window: UIWindow?
}
