import CoreGraphics
import Foundation
import Kinetics
import QuartzCore

extension UISheetPresentationController {
  /// The spring of the system's transitions.
  private static var spring: Spring {
    if case .spring(let spring, _) = AnimationTiming.Curve.system { spring } else { Spring(response: 0.344, dampingRatio: 1) }
  }

  /// The distance that counts as rest: half a device pixel, in points.
  private var threshold: Double { 0.5 / Double(wrapper.screenScale) }

  func timeToMove(from start: Double, to end: Double, velocity: Double = 0) -> TimeInterval {
    Self.spring.settlingTime(from: start, to: end, initialVelocity: velocity, threshold: threshold)
  }

  /// Moves the sheet to an extent on the spring.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity in points per second, upwards, or nil to keep the current one.
  ///   - time: The minimum duration of the animations, in seconds.
  /// - Returns: The duration in seconds.
  @discardableResult func move(
    to target: Double, velocity: Double? = nil, forAtLeast time: TimeInterval = 0
  ) -> TimeInterval {
    let start = shownExtent
    var speed = velocity ?? motion?.course.velocity(at: MediaTime.now) ?? 0
    let spring = Self.spring
    if start < metrics.lowest, target > start {
      // A sheet that rises from below its lowest stop must not overshoot, because it would be too short to reach the container's
      // lower edge.
      speed = min(speed, spring.angularFrequency * (target - start))
    }
    let dimmingAtStart = motion == nil ? nil : dimming?.layer.presentation()?.opacity
    stopMotion()
    UIView.performWithoutAnimation {
      place(at: start)
      if let dimmingAtStart { dimming?.alpha = CGFloat(dimmingAtStart) }
    }
    let course = SpringMotion(spring: spring, from: start, to: target, initialVelocity: speed, beginTime: MediaTime.now)
    let duration = max(time, course.endTime(threshold: threshold) - course.beginTime)
    motionCount += 1
    motion = SheetAnimation(course: course, number: motionCount)
    run(course, for: duration)
    return duration
  }

  private func run(_ course: SpringMotion, for duration: TimeInterval) {
    let way = course.target - course.start
    let number = motionCount
    let options: UIView.AnimationOptions = [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve]
    var timing = AnimationTiming(duration: duration, delay: 0, options: options)
    timing.curve = .spring(course.spring, initialVelocity: way == 0 ? 0 : course.initialVelocity / way)
    let body = ViewAnimation(timing: timing, options: options) { [weak self] _ in self?.motionDidEnd(number) }
    // The dimming ignores the finger's velocity, which could make it darker than it ever is at rest.
    timing.curve = .spring(course.spring, initialVelocity: 0)
    let shade = ViewAnimation(timing: timing, options: options, completion: nil)
    motion?.animations = [body, shade]
    let alpha = CGFloat(metrics.dimming(at: course.target))
    shade.run { dimming?.alpha = alpha }
    body.run {
      applyLook()
      place(at: course.target)
    }
  }

  /// Removes the motion's animations. The views jump to their targets unless the caller places them.
  func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    for animation in motion.animations { animation.removeParts() }
  }

  private func motionDidEnd(_ number: Int) {
    guard let motion, motion.number == number else { return }
    stopMotion()
    if let way {
      way.complete()
    } else {
      container?.setNeedsLayout()
    }
  }
}
