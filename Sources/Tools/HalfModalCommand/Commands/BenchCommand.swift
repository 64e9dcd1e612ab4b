import Foundation
import HalfModal
import UIKit
import UIKitTesting

/// `halfmodal bench sheet`: what a frame of a drag costs in which both the sheet and its list move, without drawing.
@MainActor struct BenchCommand {
  init(_ arguments: Arguments) throws {
    guard arguments.words == ["sheet"] else {
      throw Failure(status: 2, "bench measures \"sheet\", not \"\(arguments.words.joined(separator: " "))\"")
    }
  }

  func callAsFunction() {
    print("a drag frame with hand-off, without drawing, in microseconds")
    let few = measure(detents: 2, rows: 100)
    let manyDetents = measure(detents: 40, rows: 100)
    let manyRows = measure(detents: 2, rows: 1_000_000)
    print("40 detents against 2: \(ratio(manyDetents, few))")
    print("1000000 rows against 100: \(ratio(manyRows, few))")
  }

  private func measure(detents: Int, rows: Int) -> SheetDragBench.Cost {
    let cost = SheetDragBench(detents: detents, rows: rows).run(frames: 4000)
    print("\(detents) detents, \(rows) rows: median \(text(cost.median)), 99th percentile \(text(cost.high))")
    return cost
  }

  private func ratio(_ cost: SheetDragBench.Cost, _ other: SheetDragBench.Cost) -> String {
    text(cost.median / other.median)
  }

  private func text(_ number: Double) -> String {
    String(format: "%.2f", number)
  }
}

/// A finger that moves to and fro about the place where a sheet hands it over to a table, so that each frame moves both.
@MainActor struct SheetDragBench {
  /// In microseconds.
  struct Cost {
    var median: Double
    var high: Double
  }

  private let device = VirtualDevice()
  private let presenter = UIViewController()
  private let table: TableController
  private let sheet: ModalSheet

  init(detents: Int, rows: Int) {
    var options = TableOptions()
    options.rows = rows
    table = TableController(table: options, options: PresenterOptions()) { _ in }
    let lower = (1..<detents).map { Detent.height(100 + 600 * Double($0) / Double(detents)) }
    sheet = ModalSheet(content: table, configuration: SheetConfiguration(detents: lower + [.large], selectedDetent: .large))
    device.show(presenter)
  }

  func run(frames: Int) -> Cost {
    device.perform { sheet.present(from: presenter, animated: false) }
    device.run(for: 1)
    let finger = device.finger()
    let frame = device.model.frames.shortestDuration
    finger.down(at: CGPoint(x: 195, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -25), for: 10 * frame)
    finger.move(by: CGVector(dx: 0, dy: 20), for: 10 * frame)
    let clock = ContinuousClock()
    var costs: [Double] = []
    var moved = 0
    for number in 0..<frames {
      let before = (sheet.visibleFrame?.minY ?? 0, table.table.contentOffset.y)
      let start = clock.now
      finger.move(by: CGVector(dx: 0, dy: number.isMultiple(of: 2) ? -20 : 20), for: frame)
      costs.append((clock.now - start) / .microseconds(1))
      moved += (sheet.visibleFrame?.minY ?? 0) != before.0 && table.table.contentOffset.y != before.1 ? 1 : 0
    }
    precondition(moved > frames * 9 / 10, "the sheet and the table move together in \(moved) of \(frames) frames")
    finger.up()
    device.perform { sheet.dismiss(animated: false) }
    costs.sort()
    return Cost(median: costs[frames / 2], high: costs[frames * 99 / 100])
  }
}
