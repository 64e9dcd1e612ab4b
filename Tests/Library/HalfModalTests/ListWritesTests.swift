import HalfModal
import Testing
import UIKit
import UIKitTesting

/// What the sheet does to the offset of a list in it, seen from the list.
@MainActor @Suite(.serialized) struct ListWritesTests {
  private let device = VirtualDevice()

  /// With an inset above, the start of a list is not 0; who takes it for 0 fights with the scroll view over the offset.
  @Test(arguments: [0, 60]) func theOffsetIsNeverSetWithinASettingOfIt(inset: CGFloat) throws {
    let content = ListContent(inset: inset)
    let sheet = ModalSheet(
      content: content, configuration: SheetConfiguration(detents: [.medium, .large], selectedDetent: .large))
    let presenter = UIViewController()
    device.show(presenter)
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    #expect(content.list.contentOffset.y == -inset)

    content.list.greatestDepth = 0
    var offsets: [CGFloat] = []
    device.onFrame = { offsets.append(content.list.contentOffset.y) }
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 167))
    finger.move(by: CGVector(dx: 0, dy: 200), for: 0.5)
    finger.move(by: CGVector(dx: 0, dy: -200), for: 0.5)
    finger.move(by: CGVector(dx: 0, dy: -100), for: 0.3)
    finger.hold(for: 0.2)
    finger.up()
    device.onFrame = {}
    try device.settle()

    #expect(content.list.greatestDepth == 1)
    #expect(offsets.allSatisfy { $0 >= -inset })
    // All of the last two legs but the ten points that the pan took at first, and the way of the sheet.
    #expect(abs(content.list.contentOffset.y - (-inset + 110)) < 0.01)
    #expect(sheet.visibleFrame?.minY == 47)
  }
}

/// Counts how deep the settings of its offset are nested.
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

private final class ListContent: UIViewController {
  let list = CountingList()
  private let inset: CGFloat

  init(inset: CGFloat) {
    self.inset = inset
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ListContent is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentInsetAdjustmentBehavior = .never
    list.contentInset.top = inset
    list.contentSize = CGSize(width: 390, height: 2000)
    list.contentOffset.y = -inset
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: max(0, view.bounds.height - 40))
  }
}
