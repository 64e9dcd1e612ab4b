import UIKit

/// A simulated device with its own clock. An app runs on it as fast as the machine allows, and always in the same way.
///
/// Time passes only in ``run(for:)`` and ``settle(within:)`` and while fingers move. Frames are shown at the times of the
/// model's ``DeviceModel/frames``. Frame 0 is shown at time 0, when the first root controller is installed. Code between
/// two steps runs exactly at ``time``.
///
/// UIKit uses the device that was called last. Several devices may exist if they take turns.
///
/// A call that no device could carry out, such as a negative duration or a finger that lands outside the screen, stops the
/// program with a message and the line of the test.
@MainActor public final class VirtualDevice {
  /// The device's properties. ``resize(to:safeAreaInsets:duration:)`` changes the size and the safe area.
  public private(set) var model: DeviceModel

  /// The window that fills the screen.
  public let window: UIWindow

  /// The current time, in seconds since the device was created.
  public private(set) var time: TimeInterval = 0

  /// The number of the last frame that was shown; -1 before the first frame.
  public private(set) var frame = -1

  /// The number of events: code run by ``perform(_:)`` and samples of fingers.
  public private(set) var inputCount = 0

  /// Called for each frame, after all animations and layouts of that frame.
  public var onFrame: () -> Void = {}

  let loop: MainLoop
  lazy var camera = Camera(window: window)
  private var contacts: [Int: Contact] = [:]

  /// Creates a device with an empty window.
  public init(_ model: DeviceModel = DeviceModel(), file: StaticString = #fileID, line: UInt = #line) {
    let caller = CallSite(file: file, line: line)
    caller.demand(screen: model.size)
    caller.demand(insets: model.safeAreaInsets)
    caller.demand(model.scale.isFinite && model.scale > 0, "a point is more than 0 device pixels, not \(model.scale)")
    caller.demand(model.frames.isValid, "a device needs a frame rate or intervals above 0, not \(model.frames)")
    self.model = model
    MediaTime.set(0)
    let screen = UIScreen(
      size: model.size, scale: model.scale, safeAreaInsets: model.safeAreaInsets,
      maximumFramesPerSecond: Int((1 / model.frames.shortestDuration).rounded()))
    loop = MainLoop(screen: screen)
    MainLoop.current = loop
    window = UIWindow(frame: CGRect(origin: .zero, size: model.size))
  }

  /// Makes this device the one that UIKit uses.
  private func activate() {
    if MainLoop.current !== loop {
      MainLoop.current = loop
      MediaTime.set(time)
    }
  }

  /// Makes a controller the root of the window, shows the window, and shows frame 0.
  public func show(_ controller: UIViewController) {
    activate()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    loop.endTurn()
    if frame < 0 {
      showFrame(at: 0)
    }
  }

  /// Advances the time by `duration`, in seconds.
  public func run(for duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line) {
    CallSite(file: file, line: line).demand(duration: duration)
    run(until: time + duration) { _ in }
  }

  /// Advances the time by the duration of the current frame, and shows the next frame.
  public func runForFrame() {
    run(for: model.frames.duration(of: max(0, frame)))
  }

  /// Runs whole frames until one in which nothing moves and nothing is pending.
  ///
  /// - Parameter limit: The maximum time, in seconds.
  /// - Throws: ``DoesNotSettle`` if something still moves after that time.
  public func settle(within limit: TimeInterval = 5, file: StaticString = #fileID, line: UInt = #line) throws {
    CallSite(file: file, line: line).demand(duration: limit)
    let start = time
    repeat {
      guard time - start <= limit + Self.epsilon else { throw DoesNotSettle(after: limit) }
      run(until: nextFrameTime) { _ in }
    } while !loop.isIdle
  }

  /// Rotates the device, or changes the size of its window.
  ///
  /// - Parameter duration: The length of the animation, in seconds; 0 for none. This call itself takes no time.
  public func resize(
    to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, duration: TimeInterval = 0.3, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let caller = CallSite(file: file, line: line)
    caller.demand(screen: size)
    caller.demand(insets: safeAreaInsets ?? .zero)
    caller.demand(duration: duration)
    model.size = size
    model.safeAreaInsets = safeAreaInsets ?? model.safeAreaInsets
    perform {
      window.resize(to: size, safeAreaInsets: model.safeAreaInsets, duration: duration)
    }
  }

  /// Performs the accessibility escape gesture. Returns whether a responder handled it.
  @discardableResult
  public func escape() -> Bool {
    var isTaken = false
    perform { isTaken = UIApplication.shared.performEscape() }
    return isTaken
  }

  /// The state of the finger with a number, on the screen or off it.
  func contact(_ number: Int) -> Contact {
    let contact = contacts[number] ?? Contact()
    contacts[number] = contact
    return contact
  }

  /// Whether a finger touches the screen.
  public var isTouched: Bool {
    contacts.values.contains { $0.state == .down }
  }

  /// Cancels all touches, as the system does for a call or an alert.
  public func cancelTouches() {
    perform {
      loop.cancelAllTouches()
      contacts.values.forEach { $0.forget() }
    }
  }

  /// Runs code as a separate event, followed by the work that UIKit defers to the end of an event.
  public func perform(_ code: () -> Void) {
    activate()
    inputCount += 1
    code()
    loop.endTurn()
  }

  /// Whether nothing moves and nothing is pending.
  public var isIdle: Bool {
    loop.isIdle
  }

  // MARK: Time

  static let epsilon = 1e-9

  private var nextFrameTime: TimeInterval {
    model.frames.time(of: frame + 1)
  }

  /// Advances the time to `end`. Calls `sample` before each frame is shown, and at the end.
  func run(until end: TimeInterval, sample: (TimeInterval) -> Void) {
    activate()
    while nextFrameTime <= end + Self.epsilon {
      let now = nextFrameTime
      advance(to: now)
      sample(now)
      showFrame(at: now)
    }
    if end > time + Self.epsilon {
      advance(to: end)
      sample(end)
    }
  }

  private func advance(to now: TimeInterval) {
    loop.advance(to: now)
    time = now
  }

  private func showFrame(at now: TimeInterval) {
    loop.frame(at: now, duration: model.frames.shortestDuration)
    frame += 1
    onFrame()
  }
}

/// The error of a device that does not come to rest in the given time.
public struct DoesNotSettle: Error, CustomStringConvertible {
  /// The maximum time, in seconds.
  public let after: TimeInterval

  /// The message, in one line.
  public var description: String {
    "something still moves after \(after) seconds"
  }
}
