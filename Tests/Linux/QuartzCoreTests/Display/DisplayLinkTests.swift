import QuartzCore
import Testing

@MainActor @Suite
struct DisplayLinkTests {
  @Test func linksAreCalledEachFrameUntilPausedOrInvalidated() {
    let display = DisplayLinks()
    let log = Log()
    let first = CADisplayLink(display: display) { log.lines.append("first \($0.timestamp) \($0.targetTimestamp)") }
    let second = CADisplayLink(display: display) { link in
      log.lines.append("second")
      link.invalidate()
    }
    #expect(!display.isActive)
    first.add(to: .main, forMode: .common)
    first.add(to: .main, forMode: .default)
    second.add(to: .main, forMode: .common)
    #expect(display.isActive)
    display.fire(timestamp: 1, duration: 0.5)
    display.fire(timestamp: 2, duration: 0.5)
    #expect(log.lines == ["first 1.0 1.5", "second", "first 2.0 2.5"])
    first.isPaused = true
    #expect(!display.isActive)
    display.fire(timestamp: 3, duration: 0.5)
    first.isPaused = false
    first.remove(from: .main, forMode: .common)
    display.fire(timestamp: 4, duration: 0.5)
    #expect(log.lines.count == 3)
  }

  @Test func preferredRateSkipsFrames() {
    let display = DisplayLinks()
    var times: [Int] = []
    let link = CADisplayLink(display: display) { times.append(Int(($0.timestamp * 60).rounded())) }
    link.add(to: .main, forMode: .common)
    link.preferredFramesPerSecond = 30
    for frame in 0..<8 { display.fire(timestamp: Double(frame) / 60, duration: 1 / 60) }
    #expect(times == [0, 2, 4, 6])
    #expect(link.preferredFramesPerSecond == 30)
    link.preferredFrameRateRange = .default
    display.fire(timestamp: 8 / 60.0, duration: 1 / 60)
    display.fire(timestamp: 9 / 60.0, duration: 1 / 60)
    #expect(times == [0, 2, 4, 6, 8, 9])
  }
}
