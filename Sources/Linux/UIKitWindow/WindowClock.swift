import CSDL2
import Foundation

/// The time of a window: seconds since it was opened.
@MainActor struct WindowClock {
  private let start = SDL_GetPerformanceCounter()
  private let frequency = Double(SDL_GetPerformanceFrequency())
  private let startTicks = SDL_GetTicks64()

  var now: TimeInterval {
    Double(SDL_GetPerformanceCounter() - start) / frequency
  }

  /// When an event happened that carries the library's time stamp, in milliseconds.
  func time(ofEventAt milliseconds: UInt32) -> TimeInterval {
    // The stamp is the lower half of the ticks; the time since the start is what counts.
    TimeInterval(milliseconds &- UInt32(truncatingIfNeeded: startTicks)) / 1000
  }

  func sleep(until time: TimeInterval) {
    let rest = time - now
    if rest > 0 {
      SDL_Delay(UInt32(rest * 1000))
    }
  }
}
