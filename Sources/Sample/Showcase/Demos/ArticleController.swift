import HalfModal
import UIKit

/// Pull to present: a table that presents the next page if it is pulled past its end, and the previous page if it is pulled
/// past its start.
final class ArticleController: DemoController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private let heading = label("Twenty walks", size: 30, weight: .bold)
  private lazy var pull = ScrubbedPresentation(from: self) { edge in
    edge == .bottom ? NextController(title: "Next: the river") : NextController(title: "Before: the hills")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    header.addSubview(heading)
    table.tableHeaderView = header
    table.rowHeight = 56
    table.estimatedRowHeight = 0
    table.dataSource = self
    view.addSubview(table)
    pull.attach(to: table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
    heading.frame = CGRect(x: view.safeAreaInsets.left + 20, y: 66, width: 300, height: 40)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let reused = tableView.dequeueReusableCell(withIdentifier: "place") as? PlaceCell
    let cell = reused ?? PlaceCell(style: .default, reuseIdentifier: "place")
    cell.show(indexPath.row)
    return cell
  }
}

/// The page that a pull presents. Dragging it down dismisses it.
final class NextController: DemoController {
  private let hero = HeroView()
  private let heading: UILabel
  private let hint = label("Drag down to go back", size: 16, color: Palette.secondaryText)

  init(title: String) {
    heading = label(title, size: 28, weight: .bold)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("NextController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.cornerRadius = 28
    view.clipsToBounds = true
    [hero, heading, hint].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // While the page grows and shrinks, its content keeps the layout of the whole screen.
    let bounds = view.window?.bounds ?? view.bounds
    let left = (view.window?.safeAreaInsets.left ?? 0) + 24
    hero.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * 0.55)
    heading.frame = CGRect(x: left, y: hero.frame.maxY + 24, width: bounds.width - left - 24, height: 36)
    hint.frame = CGRect(x: left, y: heading.frame.maxY + 8, width: bounds.width - left - 24, height: 24)
  }
}
