/// A timer that calls an action for each frame of a display.
open class CADisplayLink: NSObject {
  private weak var display: DisplayLinks?
  private let action: (CADisplayLink) -> Void
  private var lastCall: CFTimeInterval?

  /// Creates a link that makes no calls until it is added to a run loop.
  package init(display: DisplayLinks, action: @escaping (CADisplayLink) -> Void) {
    self.display = display
    self.action = action
  }

  /// The time of the current frame, in media time.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in media time; prepare contents for this time.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display, in seconds; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// Whether calls are suspended.
  open var isPaused = false
  /// The preferred frame rates. If the preferred rate is lower than the display's, the link skips frames.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The preferred number of frames per second; 0 is the display's rate.
  open var preferredFramesPerSecond: Int {
    get { preferredFrameRateRange.preferred.map { Int($0) } ?? 0 }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = newValue == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Starts the calls. The display retains the link until it is removed or invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { display?.add(self) }

  /// Stops the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { display?.remove(self) }

  /// Stops the calls permanently.
  open func invalidate() {
    display?.remove(self)
    display = nil
  }

  fileprivate func fire(timestamp: CFTimeInterval, duration: CFTimeInterval) {
    guard !isPaused else { return }
    let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    if let lastCall, rate > 0, timestamp - lastCall < 1 / rate - duration / 2 { return }
    lastCall = timestamp
    self.timestamp = timestamp
    self.duration = duration
    targetTimestamp = timestamp + duration
    action(self)
  }
}

/// The display links of one display.
package final class DisplayLinks {
  private var links: [CADisplayLink] = []

  package init() {}

  /// Whether any link is not paused.
  package var isActive: Bool { activeCount > 0 }

  /// The number of links that are not paused.
  package var activeCount: Int { links.count { !$0.isPaused } }

  /// Calls the links for a frame, in the order in which they were added. A link that another link's action removes is not
  /// called.
  package func fire(timestamp: CFTimeInterval, duration: CFTimeInterval) {
    for link in links where links.contains(where: { $0 === link }) { link.fire(timestamp: timestamp, duration: duration) }
  }

  fileprivate func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  fileprivate func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }
}
