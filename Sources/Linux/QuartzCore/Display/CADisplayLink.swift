/// Calls an action for each frame of a display.
open class CADisplayLink: NSObject {
  private weak var display: DisplayLinks?
  private let action: (CADisplayLink) -> Void
  private var lastCall: CFTimeInterval?

  /// A link that calls nobody until it is added to a run loop.
  package init(display: DisplayLinks, action: @escaping (CADisplayLink) -> Void) {
    self.display = display
    self.action = action
  }

  /// The time of the frame that is shown, in media time.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the frame that comes next, for which to prepare.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display, in seconds; 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// Whether no calls are made.
  open var isPaused = false
  /// The frame rates that suit; a lower preferred rate than the display's leaves frames out.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Frames per second that suit; 0 for the display's rate.
  open var preferredFramesPerSecond: Int {
    get { preferredFrameRateRange.preferred.map { Int($0) } ?? 0 }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = newValue == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Starts the calls. The display keeps the link until it is removed or invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { display?.add(self) }

  /// Ends the calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { display?.remove(self) }

  /// Ends the calls for good.
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

  /// Whether any link waits for frames.
  package var isActive: Bool { activeCount > 0 }

  /// How many links wait for frames.
  package var activeCount: Int { links.count { !$0.isPaused } }

  /// Calls the links for a frame, in the order in which they were added. A link that is removed meanwhile is not called.
  package func fire(timestamp: CFTimeInterval, duration: CFTimeInterval) {
    for link in links where links.contains(where: { $0 === link }) { link.fire(timestamp: timestamp, duration: duration) }
  }

  fileprivate func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  fileprivate func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }
}
