import Foundation
import Testing
import UIKit

@MainActor private final class SwipeDelegate: NSObject, UITableViewDelegate {
  let log = EventLog()
  var full = true
  var done: (Bool) -> Void = { _ in }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = ["Delete", "Flag"].map { title in
      UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) { [unowned self] _, _, done in
        log("\(title) \(indexPath.row)")
        self.done = done
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = full
    return configuration
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log("begin \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log("end \(indexPath?.row ?? -1)") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select \(indexPath.row)") }
}

@MainActor @Suite(.serialized) struct TableSwipeTests {
  private let rig = FingerRig()
  private let source = ListSource([(0..<40).map(String.init)])
  private let delegate = SwipeDelegate()
  private let table: UITableView

  init() { table = rig.addTable(source: source, delegate: delegate) }

  private var x: CGFloat { table.visibleCells[1].frame.minX }

  private func drag(_ distances: [CGFloat]) {
    rig.down(350, 75)
    for distance in distances { rig.move(350 - distance, 75) }
    rig.wait(0.5)
    rig.up(350 - (distances.last ?? 0), 75)
    rig.wait(1)
  }

  @Test func swipedRowFollowsTheFingerAndRestsOpenOrClosed() {
    rig.down(350, 75)
    rig.move(330, 75)
    #expect(x == -10)
    rig.move(300, 75)
    #expect(x == -40)
    rig.wait(0.5)
    rig.up(300, 75)
    rig.wait(1)
    #expect(x == 0)
    #expect(delegate.log.take() == ["begin 1", "end 1"])
    drag([20, 100])
    #expect(x <= -148)
    #expect(delegate.log.take() == ["begin 1"])
    #expect(table.contentOffset.y == 0)
    rig.tap(100, 225)
    rig.wait(1)
    #expect(x == 0)
    #expect(delegate.log.take() == ["end 1"])
    #expect(rig.isIdle)
  }

  @Test func buttonPerformsItsActionOnce() {
    drag([20, 100])
    rig.tap(390, 75)
    #expect(delegate.log.take() == ["begin 1", "Delete 1"])
    delegate.done(true)
    rig.wait(1)
    #expect(x == 0)
    #expect(delegate.log.take() == ["end 1"])
  }

  @Test(arguments: [true, false]) func fullSwipePerformsTheFirstActionIfAllowed(allowed: Bool) {
    delegate.full = allowed
    drag([20, 340])
    #expect(delegate.log.take() == (allowed ? ["begin 1", "Delete 1"] : ["begin 1"]))
    #expect((x == -table.bounds.width) == allowed)
  }

  @Test func scrollingClosesTheRowAndNeverSwipes() {
    drag([20, 100])
    _ = delegate.log.take()
    rig.down(100, 400)
    rig.move(95, 380)
    rig.move(20, 300)
    #expect(table.contentOffset.y > 50)
    rig.up(20, 300)
    rig.wait(2)
    #expect(table.cellsInTree.allSatisfy { $0.frame.minX == 0 })
    #expect(delegate.log.take() == ["end 1"])
  }

  @Test func swipePreventsThePanAroundTheTable() {
    let pan = UIPanGestureRecognizer()
    rig.window.addGestureRecognizer(pan)
    let states = StateRecord(pan)
    drag([20, 60, 100])
    #expect(states.states.isEmpty)
    #expect(!table.isDragging && table.contentOffset.y == 0)
    rig.down(200, 600)
    rig.move(198, 620)
    rig.up(198, 620)
    #expect(delegate.log.take() == ["begin 1", "end 1"])
  }

  @Test func updateClosesTheRow() {
    drag([20, 100])
    source.sections[0].remove(at: 1)
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    rig.wait(1)
    #expect(table.cellsInTree.allSatisfy { $0.frame.minX == 0 })
    #expect(delegate.log.take() == ["begin 1", "end 1"])
  }
}
