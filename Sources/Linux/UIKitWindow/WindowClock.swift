import CSDL2
import Foundation

/// The clock of a window, in seconds since the window was opened.
@MainActor struct WindowClock {
  private let start = SDL_GetPerformanceCounter()
  private let frequency = Double(SDL_GetPerformanceFrequency())
  private let startTicks = SDL_GetTicks64()

  var now: TimeInterval {
    Double(SDL_GetPerformanceCounter() - start) / frequency
  }

  /// The time of an event with an SDL time stamp, in milliseconds.
  func time(ofEventAt milliseconds: UInt32) -> TimeInterval {
    // The stamp contains the lower 32 bits of the ticks; the difference to the start is correct nevertheless.
    TimeInterval(milliseconds &- UInt32(truncatingIfNeeded: startTicks)) / 1000
  }

  func sleep(until time: TimeInterval) {
    let rest = time - now
    if rest > 0 {
      SDL_Delay(UInt32(rest * 1000))
    }
  }
}
