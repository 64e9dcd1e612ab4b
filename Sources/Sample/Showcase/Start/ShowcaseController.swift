import HalfModal
import UIKit

/// The start screen of the sample app, with one card for each feature of HalfModal.
public final class ShowcaseController: UIViewController {
  private let heading = label("HalfModal", size: 34, weight: .bold)
  private let introduction = label("Half sheets that follow you", size: 16, color: Palette.secondaryText)
  private let entries = ShowcaseEntry.all
  private let scroller = UIScrollView()
  private var cards: [CardView] = []
  private var screen: String?

  /// - Parameter screen: The ``ShowcaseEntry/id`` of a screen to open immediately.
  public init(screen: String? = nil) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("ShowcaseController is made in code")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    scroller.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroller)
    [heading, introduction].forEach(scroller.addSubview)
    cards = entries.map { entry in
      let card = CardView(entry: entry)
      card.button.action = { [unowned self] in open(entry) }
      scroller.addSubview(card)
      return card
    }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let entry = entries.first(where: { $0.id == screen }) {
      screen = nil
      open(entry, animated: false)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
    heading.frame = CGRect(x: area.minX, y: area.minY + 24, width: area.width, height: 42)
    introduction.frame = CGRect(x: area.minX, y: heading.frame.maxY + 2, width: area.width, height: 22)
    var top = introduction.frame.maxY + 24
    for card in cards {
      card.frame = CGRect(x: area.minX, y: top, width: area.width, height: 76)
      top += 88
    }
    scroller.frame = view.bounds
    scroller.contentSize = CGSize(width: view.bounds.width, height: top + view.safeAreaInsets.bottom)
  }

  private func open(_ entry: ShowcaseEntry, animated: Bool = true) {
    let controller = entry.makeController()
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: animated)
  }
}
