import Foundation
import QuartzCore

/// The one place that turns time into work: timers, ends of animations, display links and layout. Time is handed in.
@MainActor package final class MainLoop {
  /// The loop that windows, timers and work go to. A virtual device or a window host puts a fresh one here.
  package static var current = MainLoop(
    screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 1, safeAreaInsets: .zero, maximumFramesPerSecond: 60))
  {
    didSet { DisplayScale.set(current.screen.scale) }
  }

  package let screen: UIScreen
  package let displayLinks = DisplayLinks()
  package let keyboard: Keyboard

  package weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      let new = firstResponder
      oldValue?.firstResponderDidChange()
      // Who was told may have made another one first responder.
      if firstResponder === new { new?.firstResponderDidChange() }
    }
  }

  private var known: [WindowReference] = []
  private var work: [@MainActor () -> Void] = []
  private var timers: [ScheduledWork] = []
  private var animations: [ObjectIdentifier: ViewAnimation] = [:]

  package init(screen: UIScreen) {
    self.screen = screen
    keyboard = Keyboard(screen: screen)
    // What an earlier loop left uncommitted is none of this one's turn.
    CATransaction.flush()
  }

  /// The visible windows, back to front.
  package var windows: [UIWindow] { allWindows.filter { !$0.isHidden } }

  private var allWindows: [UIWindow] { known.compactMap(\.window) }

  /// Runs work at the end of this turn, at the same time.
  package func perform(_ work: @escaping @MainActor () -> Void) { self.work.append(work) }

  /// Runs work when `delay` seconds have passed.
  package func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    let timer = ScheduledWork(time: MediaTime.now + max(0, delay), work: work)
    let index = timers.firstIndex { $0.time > timer.time } ?? timers.count
    timers.insert(timer, at: index)
    return timer
  }

  /// Goes on to `time`: everything due until then happens in order, each at its exact time.
  package func advance(to time: CFTimeInterval) {
    endTurn()
    while let next = nextEventTime, next <= time + MainLoop.tolerance {
      MediaTime.set(max(MediaTime.now, min(next, time)))
      fireDue(at: max(next, MediaTime.now))
    }
    MediaTime.set(max(MediaTime.now, time))
  }

  /// Runs performed work until none is left, and ends the transaction.
  package func endTurn() {
    repeat {
      let due = work
      work = []
      for item in due { item() }
      CATransaction.flush()
    } while !work.isEmpty
  }

  /// One frame: everything due, display links, layout.
  package func frame(at time: CFTimeInterval, duration: CFTimeInterval) {
    advance(to: time)
    if displayLinks.isActive {
      displayLinks.fire(timestamp: time, duration: duration)
      endTurn()
    }
    layoutWindows()
  }

  /// Whether nothing is going on, and nothing will without input.
  package var isIdle: Bool {
    timers.allSatisfy(\.isCancelled) && work.isEmpty && !displayLinks.isActive
      && windows.allSatisfy { !$0.layerContext.needsLayout } && allWindows.allSatisfy { !$0.layerContext.isAnimating }
  }

  func keep(_ animation: ViewAnimation) { animations[ObjectIdentifier(animation)] = animation }

  func release(_ animation: ViewAnimation) { animations[ObjectIdentifier(animation)] = nil }

  /// How many callbacks are asked for: timers that have not fired, and display links that wait for frames.
  package var callbackCount: Int { timers.count { !$0.isCancelled } + displayLinks.activeCount }

  /// Puts a window in front of those of its level.
  func bringToFront(_ window: UIWindow) {
    known.removeAll { $0.window == nil || $0.window === window }
    let index = known.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel } ?? known.count
    known.insert(WindowReference(window: window), at: index)
  }
}

extension MainLoop {
  /// Times nearer to each other than this are the same.
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

/// Work that waits for its time.
@MainActor package final class ScheduledWork {
  package let time: CFTimeInterval
  private var work: (@MainActor () -> Void)?

  init(time: CFTimeInterval, work: @escaping @MainActor () -> Void) {
    self.time = time
    self.work = work
  }

  var isCancelled: Bool { work == nil }

  /// It will not run.
  package func cancel() { work = nil }

  func fire() {
    let due = work
    work = nil
    due?()
  }
}

/// Windows belong to whoever made them.
private struct WindowReference {
  weak var window: UIWindow?
}
