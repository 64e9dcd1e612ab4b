import Foundation

/// The ways that views go in the animation of an update.
@MainActor struct UpdateMoves {
  /// A view that goes out of use, and where it goes; one without an aim goes as the animation says.
  struct Departure {
    let view: UIView
    let aim: CGRect?
    let animation: UITableView.RowAnimation
  }

  /// A view in use, and where it comes from; one without a start comes as the animation says.
  struct Arrival {
    let view: UIView
    let start: CGRect?
    let animation: UITableView.RowAnimation
  }

  private(set) var departures: [Departure] = []
  private(set) var arrivals: [Arrival] = []
  /// How far the content has moved under the view.
  var offset: CGFloat = 0

  mutating func leave(_ view: UIView, for aim: CGRect?, _ animation: UITableView.RowAnimation = .automatic) {
    departures.append(Departure(view: view, aim: aim, animation: animation))
  }

  mutating func arrive(_ view: UIView, from start: CGRect?, _ animation: UITableView.RowAnimation = .automatic) {
    arrivals.append(Arrival(view: view, start: start, animation: animation))
  }

  mutating func noteFooter(_ view: UIView?) { if let view { arrive(view, from: view.frame) } }

  func knows(_ view: UIView) -> Bool { arrivals.contains { $0.view === view } }
}
