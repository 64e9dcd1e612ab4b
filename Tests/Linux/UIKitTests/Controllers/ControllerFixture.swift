import Foundation
import QuartzCore
import UIKit

/// Logs its appearance and containment calls.
@MainActor class LoggingController: UIViewController {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ event: String, _ animated: Bool? = nil) {
    log("\(name) \(event)" + (animated == true ? " animated" : ""))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    add("willAppear", animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    add("isAppearing", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add("didAppear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    add("willDisappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    add("didDisappear", animated)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    add(parent == nil ? "willMoveOut" : "willMoveIn")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    add(parent == nil ? "didMoveOut" : "didMoveIn")
  }
}

/// A window with a root controller, its own clock, and the messages that UIKit wrote to the error stream.
@MainActor final class Stage {
  let log = EventLog()
  let window: UIWindow
  let root: LoggingController
  private(set) var warnings: [String] = []

  init(size: CGSize = CGSize(width: 390, height: 844)) {
    MainLoop.current = MainLoop(
      screen: UIScreen(size: size, scale: 2, safeAreaInsets: .zero, maximumFramesPerSecond: 60))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    root = LoggingController("A", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Diagnostics.output = { [weak self] in self?.warnings.append($0) }
    run(0.05)
  }

  /// Advances the clock frame by frame.
  func run(_ seconds: TimeInterval) {
    let end = MediaTime.now + seconds
    while MediaTime.now < end - 1e-9 {
      let next = min(end, MediaTime.now + 1.0 / 60)
      MainLoop.current.frame(at: next, duration: next - MediaTime.now)
    }
  }

  /// Runs long enough for every built-in transition.
  func settle() { run(1) }

  func controller(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.modalPresentationStyle = style
    return controller
  }
}
