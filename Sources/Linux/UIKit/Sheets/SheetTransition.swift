import CoreGraphics
import Foundation

/// A sheet's way in, or out. The sheet moves by itself or under a finger; what runs along is moved with it.
final class SheetTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  private weak var sheet: UISheetPresentationController?
  let isPresentation: Bool
  let wantsInteractiveStart: Bool
  private let duration: TimeInterval
  private(set) var completionSpeed: CGFloat = 1
  private(set) weak var context: TransitionContext?
  /// The extent at which the way begins, or ends.
  private let reach: Double
  /// Where a finger caught the transition: the part of its way, and of the time of what runs along.
  private var catching = (way: 0.0, time: 0.0)

  init(_ sheet: UISheetPresentationController, isPresentation: Bool, underFinger: Bool, reach: Double, duration: TimeInterval) {
    self.sheet = sheet
    self.isPresentation = isPresentation
    self.reach = reach
    self.duration = duration
    wantsInteractiveStart = underFinger
  }

  /// The course of what runs along: even under a finger, so that it can be moved by the part of the way.
  var alongsideTiming: AnimationTiming {
    var timing = AnimationTiming(duration: duration, delay: 0, options: wantsInteractiveStart ? .curveLinear : [])
    if !wantsInteractiveStart { timing.curve = .system }
    return timing
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) { startInteractiveTransition(context) }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    sheet?.begin(self)
  }

  // MARK: Under a finger

  func catchNow(at extent: Double) {
    guard let context, !context.isInteractive else { return }
    context.pauseInteractiveTransition()
    catching = (way(at: extent), Double(context.percentShown))
  }

  func move(to extent: Double) { context?.updateInteractiveTransition(CGFloat(time(at: extent))) }

  /// Lets what runs along go on so that it arrives with the sheet.
  func letGo(at extent: Double, finishes: Bool, arrivingIn rest: TimeInterval) {
    guard let context, context.isInteractive else { return }
    let time = time(at: extent)
    let part = finishes ? 1 - time : time
    completionSpeed = part > 0 && rest > 0 ? CGFloat(part * duration / rest) : 1
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
  }

  func complete() { context?.completeTransition(context?.isReturning == false) }

  private func way(at extent: Double) -> Double {
    let part = reach > 0 ? min(max(extent / reach, 0), 1) : 0
    return isPresentation ? part : 1 - part
  }

  /// The part of the time of what runs along that belongs to a place of the sheet.
  private func time(at extent: Double) -> Double {
    let way = way(at: extent)
    if way < catching.way { return catching.time * way / catching.way }
    return catching.way < 1 ? catching.time + (1 - catching.time) * (way - catching.way) / (1 - catching.way) : 1
  }
}
