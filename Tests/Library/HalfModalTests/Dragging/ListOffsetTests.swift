import HalfModal
import TestSupport
import Testing
import UIKit

/// The content offset of a list in a sheet during a drag that both share.
@MainActor @Suite(.serialized) struct ListOffsetTests {
  private let stage = Stage()

  /// With an inset at its top, a list does not start at offset 0. Code that assumes 0 and the scroll view would overwrite each
  /// other's offset.
  @Test(arguments: [0, 60]) func offsetIsNotSetWhileItIsBeingSet(inset: CGFloat) throws {
    let list = CountingList()
    let content = ListController(list: list)
    list.contentInset.top = inset
    list.contentOffset.y = -inset
    let sheet = try stage.openModalSheet(
      SheetConfiguration(detents: [.medium, .large], initialDetent: .large), content: content)
    #expect(list.contentOffset.y == -inset)

    list.greatestDepth = 0
    var offsets: [CGFloat] = []
    stage.device.onFrame = { offsets.append(list.contentOffset.y) }
    let finger = stage.land(at: 167)
    finger.move(down: 200, for: 0.5)
    finger.move(up: 200, for: 0.5)
    finger.move(up: 100, for: 0.3)
    finger.stopAndLift()
    stage.device.onFrame = {}
    try stage.settle()

    #expect(list.greatestDepth == 1)
    #expect(offsets.allSatisfy { $0 >= -inset })
    // The last two moves, less the distance that the sheet used. The pan recognizer used the first ten points of the drag.
    #expect(abs(list.contentOffset.y - (-inset + 110)) < 0.01)
    #expect(sheet.top == 47)
  }

  @Test func pullReachesTheRefreshControlOnlyIfTheSheetCannotMove() throws {
    let content = ListController(header: 0)
    let refresh = UIRefreshControl()
    content.list.alwaysBounceVertical = true
    content.list.refreshControl = refresh
    let sheet = try stage.openModalSheet(
      SheetConfiguration(detents: [.large], dismissal: SheetConfiguration.Dismissal(drag: false)), content: content)
    let finger = stage.land(at: 200)
    finger.move(down: 320, for: 0.6)
    #expect(refresh.isRefreshing)
    #expect(sheet.top == 47)
    finger.up()
    stage.perform { refresh.endRefreshing() }
    try stage.settle()
    stage.configure(sheet, animated: false) { $0.detents = [.medium, .large] }
    stage.run(for: 0.1)
    stage.land(at: 200)
    finger.move(down: 320, for: 0.6)
    #expect(!refresh.isRefreshing)
    #expect(abs(try #require(sheet.top) - 357) < 0.5)
    finger.up()
    try stage.settle()
  }
}

/// A list that counts how deeply the calls of its offset's setter are nested.
private final class CountingList: UIScrollView {
  var greatestDepth = 0
  private var depth = 0

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      depth += 1
      greatestDepth = max(greatestDepth, depth)
      super.contentOffset = newValue
      depth -= 1
    }
  }
}
