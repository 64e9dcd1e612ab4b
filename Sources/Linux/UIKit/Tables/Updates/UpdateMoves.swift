import Foundation

/// The movements of views in the animation of an update.
@MainActor struct UpdateMoves {
  /// A view that disappears. It moves to `aim`, or according to the animation if that is nil.
  struct Departure {
    let view: UIView
    let aim: CGRect?
    let animation: RowMotion
  }

  /// A view in use. It moves from `start`, or appears according to the animation if that is nil.
  struct Arrival {
    let view: UIView
    let start: CGRect?
    let animation: RowMotion
  }

  private(set) var departures: [Departure] = []
  private(set) var arrivals: [Arrival] = []
  /// The change of the content offset, in points.
  var offset: CGFloat = 0

  mutating func leave(_ view: UIView, for aim: CGRect?, _ animation: RowMotion = .automatic) {
    departures.append(Departure(view: view, aim: aim, animation: animation))
  }

  mutating func arrive(_ view: UIView, from start: CGRect?, _ animation: RowMotion = .automatic) {
    arrivals.append(Arrival(view: view, start: start, animation: animation))
  }

  mutating func noteFooter(_ view: UIView?) { if let view { arrive(view, from: view.frame) } }

  func knows(_ view: UIView) -> Bool { arrivals.contains { $0.view === view } }
}
