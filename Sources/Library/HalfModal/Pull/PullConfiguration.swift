import UIKit

/// The ends of a scroll view at which a pull can bring in a modal.
public struct PullEdges: OptionSet, Hashable, Sendable {
  /// The ends as bits.
  public let rawValue: Int

  /// The ends of those bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The start of the content, pulled down.
  public static let top = PullEdges(rawValue: 1)

  /// The end of the content, pulled up.
  public static let bottom = PullEdges(rawValue: 2)

  /// Both ends.
  public static let all: PullEdges = [.top, .bottom]
}

/// How far a pull has to go, and what the modal does.
///
/// With d for the distance that the scroll view shows beyond its end, and H for the height of the presenter's view:
/// progress = d / (``distance`` H) - ``deadZone``, from 0 to 1.
public struct PullConfiguration: Sendable {
  /// The ends at which a pull brings in a modal.
  public var edges = PullEdges.all

  /// The pull that would be the whole of the transition were there no dead zone, as a part of the height.
  public var distance: CGFloat = 1.0 / 3

  /// What is taken off the progress, so that an ordinary pull at the end of a list presents nothing.
  public var deadZone: CGFloat = 0.3

  /// The progress from which on a slow release finishes.
  public var threshold: CGFloat = 0.4

  /// The finger's speed from which on its direction alone decides, in points per second.
  public var decisiveVelocity: CGFloat = 500

  /// The animator of a transition. It moves the context's `view(forKey:)`, which is a view around the controller's own; that one stays
  /// laid out for the whole container, and is scaled to be as wide as what is around it, when that is laid out. Under a finger the
  /// transition is scrubbed by a `UIPercentDrivenInteractiveTransition`.
  public var animator: @MainActor (RisingAnimator.Operation) -> any UIViewControllerAnimatedTransitioning

  /// A modal that rises for a second, and follows a pull at either end.
  public init(duration: TimeInterval = 1) {
    animator = { RisingAnimator($0, duration: duration) }
  }

  /// The progress of a transition after a pull.
  ///
  /// - Parameters:
  ///   - pulled: How far beyond its end the scroll view is shown, in points.
  ///   - height: The height of the presenter's view, in points.
  public func progress(pulled: CGFloat, height: CGFloat) -> CGFloat {
    min(1, max(0, part(pulled: pulled, height: height)))
  }

  /// The same without bounds.
  func part(pulled: CGFloat, height: CGFloat) -> CGFloat {
    height > 0 && distance > 0 ? pulled / (distance * height) - deadZone : 0
  }
}
