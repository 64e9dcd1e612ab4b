import UIKit

extension ScrubbedPresentation {
  /// The ends of a scroll view at which a pull presents a controller.
  public struct Edges: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of ends from bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The top end of the content. A finger pulls downwards past it.
    public static let top = Edges(rawValue: 1)

    /// The bottom end of the content. A finger pulls upwards past it.
    public static let bottom = Edges(rawValue: 2)

    /// Both ends.
    public static let all: Edges = [.top, .bottom]
  }

  /// The values that decide how a pull presents a controller, and the animation.
  ///
  /// If d is the distance in points by which the scroll view shows its content past its end, and H the height of the presenter's
  /// view in points, then the progress is d / (``distance`` × H) - ``deadZone``, limited to the range from 0 to 1.
  public struct Configuration: Sendable {
    /// The ends at which a pull presents a controller.
    public var edges = Edges.all

    /// The distance of a pull with a progress of 1 if the dead zone were 0, as a fraction of the height of the presenter's view.
    /// With 0 or less, a pull presents nothing.
    public var distance: CGFloat = 1.0 / 3

    /// The progress that is subtracted, from 0 to 1. Because of it, an ordinary bounce at the end of a list presents
    /// nothing.
    public var deadZone: CGFloat = 0.3

    /// The smallest progress, from 0 to 1, at which the presentation finishes after a slow lift of the finger.
    public var threshold: CGFloat = 0.4

    /// The smallest speed of the finger, in points per second, at which the direction alone decides whether the transition
    /// finishes.
    public var decisiveVelocity: CGFloat = 500

    /// Makes the animator of a transition.
    ///
    /// The animator must animate the view that the context's `view(forKey:)` returns. That view contains the controller's own
    /// view, which keeps its layout for the whole container and is scaled to the width of the animated view. A
    /// `UIPercentDrivenInteractiveTransition` drives the transition, so the animator must support one.
    public var animator: @MainActor (TransitionDirection) -> any UIViewControllerAnimatedTransitioning

    /// Makes a configuration with a ``RisingAnimator``.
    ///
    /// - Parameter duration: The duration of the transition, in seconds.
    public init(duration: TimeInterval = 1) {
      animator = { RisingAnimator($0, duration: duration) }
    }

    /// Returns the progress of a transition for a pull.
    ///
    /// - Parameters:
    ///   - pulled: The distance by which the scroll view shows its content past its end, in points.
    ///   - height: The height of the presenter's view, in points.
    /// - Returns: The progress, from 0 to 1.
    public func progress(pulled: CGFloat, height: CGFloat) -> CGFloat {
      min(1, max(0, unlimitedProgress(pulled: pulled, height: height)))
    }

    func unlimitedProgress(pulled: CGFloat, height: CGFloat) -> CGFloat {
      height > 0 && distance > 0 ? pulled / (distance * height) - deadZone : 0
    }

    /// Whether the presentation finishes after the finger lifts.
    ///
    /// - Parameters:
    ///   - progress: The progress of the transition, from 0 to 1.
    ///   - velocity: The velocity of the finger in the direction of the pull, in points per second.
    func finishes(progress: CGFloat, velocity: CGFloat) -> Bool {
      abs(velocity) >= decisiveVelocity ? velocity > 0 : progress >= threshold
    }
  }
}
