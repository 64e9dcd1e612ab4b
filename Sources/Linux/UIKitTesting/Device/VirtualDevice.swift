import UIKit

/// A device with a clock of its own: an app runs on it as fast as the machine can, and always in the same way.
///
/// Time passes only in ``run(for:)`` and ``settle(within:)`` and while fingers move. Frames are shown when the model's
/// ``DeviceModel/frames`` say; frame 0 at time 0, when the first root controller is installed. Code that runs between two steps acts
/// exactly at ``time``.
///
/// UIKit knows one device at a time: the one that was used last. Several may exist, as long as they take turns.
///
/// What cannot happen on a device, such as time that runs backwards or a finger that lands beside the screen, ends the test with a
/// message that names its line.
@MainActor public final class VirtualDevice {
  /// What the device is like. Its size and safe area change with ``resize(to:safeAreaInsets:duration:)``.
  public private(set) var model: DeviceModel

  /// The window that fills the screen.
  public let window: UIWindow

  /// Seconds since the device was made.
  public private(set) var time: TimeInterval = 0

  /// The number of the last frame that was shown; -1 before the first.
  public private(set) var frame = -1

  /// How many events there were: pieces of code that were performed, and samples of fingers.
  public private(set) var inputCount = 0

  /// Called for each frame, when everything in it is in its place.
  public var onFrame: () -> Void = {}

  let loop: MainLoop
  lazy var camera = Camera(window: window)
  private var contacts: [Int: Contact] = [:]

  /// Makes a device, and puts a window on it that shows nothing yet.
  public init(_ model: DeviceModel = DeviceModel(), file: StaticString = #fileID, line: UInt = #line) {
    let caller = CallSite(file: file, line: line)
    caller.demand(screen: model.size)
    caller.demand(insets: model.safeAreaInsets)
    caller.demand(model.scale.isFinite && model.scale > 0, "a point is more than 0 device pixels, not \(model.scale)")
    caller.demand(model.frames.isValid, "a device shows frames, one after the other, not \(model.frames)")
    self.model = model
    MediaTime.set(0)
    let screen = UIScreen(
      size: model.size, scale: model.scale, safeAreaInsets: model.safeAreaInsets,
      maximumFramesPerSecond: Int((1 / model.frames.shortestDuration).rounded()))
    loop = MainLoop(screen: screen)
    MainLoop.current = loop
    window = UIWindow(frame: CGRect(origin: .zero, size: model.size))
  }

  /// Makes this the device that UIKit knows.
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

  /// Lets time pass, in seconds.
  public func run(for duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line) {
    CallSite(file: file, line: line).demand(duration: duration)
    run(until: time + duration) { _ in }
  }

  /// Lets as much time pass as the frame that is shown now is shown for; the next one is shown meanwhile.
  public func runForFrame() {
    run(for: model.frames.duration(of: max(0, frame)))
  }

  /// Lets whole frames pass until one in which nothing moves and nothing is pending.
  ///
  /// - Parameter limit: The longest time that this may take, in seconds.
  /// - Throws: ``DoesNotSettle`` where something still moves after that.
  public func settle(within limit: TimeInterval = 5, file: StaticString = #fileID, line: UInt = #line) throws {
    CallSite(file: file, line: line).demand(duration: limit)
    let start = time
    repeat {
      guard time - start <= limit + Self.epsilon else { throw DoesNotSettle(after: limit) }
      run(until: nextFrameTime) { _ in }
    } while !loop.isIdle
  }

  /// Turns the device, or gives its window another size.
  ///
  /// - Parameter duration: The length of the animation that goes with it, in seconds; 0 for none. No time passes in this call.
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

  /// Makes the accessibility escape gesture, and returns whether anything took it.
  @discardableResult
  public func escape() -> Bool {
    var isTaken = false
    perform { isTaken = UIApplication.shared.performEscape() }
    return isTaken
  }

  /// A finger by its number. The same number is the same finger.
  public func finger(_ number: Int = 1) -> Finger {
    let contact = contacts[number] ?? Contact()
    contacts[number] = contact
    return Finger(number: number, contact: contact, device: self)
  }

  /// Whether any finger touches the screen.
  public var isTouched: Bool {
    contacts.values.contains { $0.state == .down }
  }

  /// Takes all touches away, as the system does for a call or an alert.
  public func cancelTouches() {
    perform {
      loop.cancelAllTouches()
      contacts.values.forEach { $0.forget() }
    }
  }

  /// Runs code as an event of its own: whatever UIKit puts off to the end of an event follows right behind it.
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

  /// Lets time pass up to `end`; `sample` is called at each frame before it is shown, and at the end.
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

/// Something still moved at the end of the time in which it should have come to rest.
public struct DoesNotSettle: Error, CustomStringConvertible {
  /// The time that was given, in seconds.
  public let after: TimeInterval

  /// What the error says, in one line.
  public var description: String {
    "something still moves after \(after) seconds"
  }
}
