import Foundation
import HalfModal
import UIKit
import UIKitTesting

/// A finger that moves up and down across the point at which the drag passes from the sheet to its table, so each frame moves both.
@MainActor struct SheetDragBench {
  /// The cost of a frame, in microseconds.
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
    sheet = ModalSheet(
      content: table, configuration: SheetConfiguration(detents: lower + [.large], initialDetent: .large), backend: .custom)
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
    precondition(moved > frames * 9 / 10, "the sheet and the table move together in only \(moved) of \(frames) frames")
    finger.up()
    device.perform { sheet.dismiss(animated: false) }
    costs.sort()
    return Cost(median: costs[frames / 2], high: costs[frames * 99 / 100])
  }
}
