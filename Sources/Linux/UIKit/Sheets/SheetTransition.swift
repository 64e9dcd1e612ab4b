import CoreGraphics
import Foundation

/// A presentation or dismissal of a sheet, which moves on its own or under a finger. Alongside animations follow the sheet.
final class SheetTransition: NSObject, OwnTransition {
  private weak var sheet: UISheetPresentationController?
  let isPresentation: Bool
  let wantsInteractiveStart: Bool
  private let duration: TimeInterval
  private(set) var completionSpeed: CGFloat = 1
  private(set) weak var context: TransitionContext?
  /// The extent at which a presentation ends or a dismissal begins.
  private let reach: Double
  /// The progress of the sheet and of the alongside animations when a finger last caught the transition, from 0 to 1.
  private var catching = (way: 0.0, time: 0.0)

  init(_ sheet: UISheetPresentationController, isPresentation: Bool, underFinger: Bool, reach: Double, duration: TimeInterval) {
    self.sheet = sheet
    self.isPresentation = isPresentation
    self.reach = reach
    self.duration = duration
    wantsInteractiveStart = underFinger
  }

  /// The timing of the alongside animations. Under a finger they are linear, so that their progress can follow the sheet's.
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

  /// Continues the alongside animations so that they end at the same time as the sheet's motion.
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

  /// The progress of the alongside animations for an extent of the sheet, from 0 to 1.
  private func time(at extent: Double) -> Double {
    let way = way(at: extent)
    if way < catching.way { return catching.time * way / catching.way }
    return catching.way < 1 ? catching.time + (1 - catching.time) * (way - catching.way) / (1 - catching.way) : 1
  }
}
