import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Prints the cost of frames and checks nothing. Run it alone and optimised:
/// `swift test -c release --filter RenderingBenchmark`.
@MainActor @Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["HALFMODAL_BENCHMARK"] != nil))
struct RenderingBenchmark {
  /// Processor time of this thread, which other programs do not lengthen.
  private func milliseconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
  }

  private func report(_ name: String, _ scale: Int, _ times: [Double]) {
    let sorted = times.sorted()
    let median = sorted[sorted.count / 2]
    print(String(format: "%@ @%dx: median %.3f ms, worst %.3f ms", name, scale, median, sorted[sorted.count - 1]))
  }

  @Test(arguments: [1, 2, 3])
  func costOfFramesIsPrinted(scale: Int) {
    let scene = SheetScene(scale: scale)
    scene.stage.render()
    report(
      "sheet rising, blur fading in", scale,
      (1...60).map { step in
        scene.place(progress: CGFloat(step) / 60)
        return milliseconds { scene.stage.render() }
      })
    report(
      "sheet dragged over the blur", scale,
      (1...60).map { step in
        scene.sheet.position.y += step % 2 == 0 ? 7 : -6.5
        return milliseconds { scene.stage.render() }
      })
    report(
      "blur of what changes", scale,
      (1...30).map { step in
        scene.presenter.sublayers?[2].position.x += step % 2 == 0 ? 1 : -1
        return milliseconds { scene.stage.render() }
      })
    scene.backdrop.isHidden = true
    scene.sheet.isHidden = true
    report(
      "list scrolled", scale,
      (1...60).map { step in
        scene.presenter.bounds.origin.y = CGFloat(step)
        return milliseconds { scene.stage.render() }
      })
    report(
      "presenter shrinking", scale,
      (1...30).map { step in
        scene.presenter.setAffineTransform(CGAffineTransform(scaleX: 1 - CGFloat(step) / 400, y: 1 - CGFloat(step) / 400))
        return milliseconds { scene.stage.render() }
      })
    report("idle", scale, (1...60).map { _ in milliseconds { scene.stage.render() } })
  }
}
