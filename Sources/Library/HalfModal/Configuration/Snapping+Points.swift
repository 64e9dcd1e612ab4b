import Kinetics
import UIKit

extension SheetStops {
  /// The visible height of a sheet at a detent, in points; nil if the detent is unknown or inactive.
  ///
  /// - Parameter id: The identifier of the detent.
  public func height(of id: Detent.ID) -> CGFloat? { stop(for: id).map { CGFloat($0.extent) } }

  /// The height of the smallest active detent, in points; nil if none is active.
  public var smallestHeight: CGFloat? { lowest.map { CGFloat($0.extent) } }

  /// The height of the largest active detent, in points; nil if none is active.
  public var largestHeight: CGFloat? { highest.map { CGFloat($0.extent) } }
}

extension Snapping.Context {
  /// The visible height of the sheet, in points.
  public var visibleHeight: CGFloat { CGFloat(extent) }

  /// The speed at which the sheet grows, in points per second; negative if it shrinks.
  public var velocity: CGFloat { CGFloat(speed) }

  /// The visible height at which the drag began, in points.
  public var initialVisibleHeight: CGFloat { CGFloat(startExtent) }

  /// The visible height at which the sheet would rest if it slowed down as a scroll view does, in points:
  /// visibleHeight + velocity / (-1000 ln rate). It is not limited to the range of the detents.
  ///
  /// - Parameter rate: The deceleration rate. Values outside 0.01 to 0.9999 are limited to that range.
  public func projectedVisibleHeight(_ rate: UIScrollView.DecelerationRate = .normal) -> CGFloat {
    CGFloat(projectedExtent(Decay(rate)))
  }
}

extension Snapping {
  /// As ``nearest``, with another deceleration rate of the projection.
  ///
  /// - Parameter rate: The deceleration rate. Values outside 0.01 to 0.9999 are limited to that range.
  public static func nearest(decelerationRate rate: UIScrollView.DecelerationRate) -> Snapping { nearest(decay: Decay(rate)) }

  /// As ``direction``, with another minimum speed.
  ///
  /// - Parameter speed: The speed in points per second above which the direction alone decides.
  public static func direction(minimumSpeed speed: CGFloat) -> Snapping { direction(above: Double(speed)) }
}

extension Decay {
  /// Rates outside 0 to 1 have no meaning, and rates close to these limits give motions without a useful end, so the rate is
  /// limited to 0.01...0.9999.
  init(_ rate: UIScrollView.DecelerationRate) {
    self.init(rate: min(0.9999, max(0.01, Double(rate.rawValue))))
  }
}
