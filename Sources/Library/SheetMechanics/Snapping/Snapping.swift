import Kinetics

/// The rule that chooses the destination of a sheet at the end of a drag: a function of the sheet's visible height, its speed and
/// its detents.
///
/// The ready-made rules compute a projected end: the height at which the sheet would rest if it slowed down as a scroll view
/// does. Unless their documentation says otherwise, they dismiss a sheet that can be dismissed if the projected end is below half
/// of the smallest detent. A sheet without an active detent stays at its current height.
public struct Snapping: Sendable {
  /// Returns the destination.
  package let destination: @Sendable (Context) -> SheetDestination

  /// Whether the rule is ``nearest``, which is the rule of the system sheet.
  package let isNearest: Bool

  /// Makes a rule of your own.
  ///
  /// - Parameter destination: Returns the destination of the sheet at the end of a drag. A visible height is limited to the range
  ///   from the smallest to the largest detent. For an unknown or inactive detent, ``nearest`` decides. Return a dismissal only
  ///   if the context's ``Context/canDismiss`` is true. If the host then refuses the dismissal, the rule is called again with
  ///   false.
  public init(_ destination: @escaping @Sendable (Context) -> SheetDestination) {
    self.init(isNearest: false, destination)
  }

  private init(isNearest: Bool, _ destination: @escaping @Sendable (Context) -> SheetDestination) {
    self.isNearest = isNearest
    self.destination = destination
  }

  /// The detent nearest to the projected end. The projection has the deceleration rate of a scroll view: a factor of 0.998 per
  /// millisecond. Of two detents that are equally near, the larger one is chosen.
  public static var nearest: Snapping { Snapping(isNearest: true, nearest(decay: .normal).destination) }

  /// The detent nearest to the projected end at another deceleration; the larger of two that are equally near.
  package static func nearest(decay: Decay) -> Snapping {
    Snapping { context in
      let end = context.projectedExtent(decay)
      return context.dismisses(at: end) ? .dismissed : context.destination(context.stops.nearest(to: end))
    }
  }

  /// As ``nearest``, but at most the next detent in the direction of the motion. The sheet is dismissed only if there is no
  /// smaller detent below its current height.
  public static var adjacent: Snapping {
    Snapping { context in
      let end = context.projectedExtent()
      guard let stop = context.stops.nearest(to: end) else { return context.stay }
      if context.speed > 0, let next = context.next(above: context.extent), next.extent < stop.extent {
        return .detent(next.id)
      }
      if context.speed < 0, let next = context.next(below: context.extent),
        next.extent > stop.extent || context.dismisses(at: end)
      {
        return .detent(next.id)
      }
      return context.dismisses(at: end) ? .dismissed : .detent(stop.id)
    }
  }

  /// The next detent in the direction of a motion faster than a speed in points per second, otherwise ``nearest``. If there is no
  /// smaller detent, a fast motion down dismisses a sheet that can be dismissed.
  package static func direction(above speed: Double) -> Snapping {
    Snapping { context in
      guard context.speed.magnitude > speed else { return nearest.destination(context) }
      if context.speed > 0 { return context.destination(context.next(above: context.extent) ?? context.stops.highest) }
      if let next = context.next(below: context.extent) { return .detent(next.id) }
      return context.canDismiss && context.stops.lowest != nil ? .dismissed : context.destination(context.stops.lowest)
    }
  }

  /// The next detent in the direction of a motion faster than 300 points per second, otherwise ``nearest``. If there is no
  /// smaller detent, a fast motion down dismisses a sheet that can be dismissed.
  public static var direction: Snapping { direction(above: 300) }

  /// The projected end, limited to the range from the smallest to the largest detent. The sheet can rest between detents.
  public static var free: Snapping {
    Snapping { context in
      let end = context.projectedExtent()
      if context.dismisses(at: end) { return .dismissed }
      guard let lowest = context.stops.lowest, let highest = context.stops.highest else { return context.stay }
      return .visibleHeight(min(max(end, lowest.extent), highest.extent))
    }
  }
}
