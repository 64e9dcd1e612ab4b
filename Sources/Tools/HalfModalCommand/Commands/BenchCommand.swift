import Foundation

/// `halfmodal bench sheet`: measures a frame of a drag that moves both the sheet and its list, without drawing.
@MainActor struct BenchCommand {
  init(_ arguments: Arguments) throws {
    guard arguments.words == ["sheet"] else {
      throw Failure(status: 2, "bench takes exactly one argument, \"sheet\"; see halfmodal bench --help")
    }
  }

  func callAsFunction() {
    print("microseconds for a frame of a drag that moves the sheet and its list, without drawing")
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
