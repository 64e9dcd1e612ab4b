import UIKit

/// A controller that records its containment and its appearance.
public final class RecordingController: UIViewController {
  /// The calls, such as "viewWillAppear"; "willMove(true)" is a move to a parent.
  public private(set) var log: [String] = []

  /// The calls by which a container begins and ends an appearance itself: "begin(true)", "begin(false)", or "end".
  public private(set) var transitions: [String] = []

  /// The calls that concern the appearance.
  public var appearances: [String] { log.filter { $0.hasPrefix("view") } }

  /// Forgets all calls.
  public func clear() {
    log = []
    transitions = []
  }

  public override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transitions.append("begin(\(isAppearing))")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  public override func endAppearanceTransition() {
    transitions.append("end")
    super.endAppearanceTransition()
  }

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append("willMove(\(parent != nil))")
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append("didMove(\(parent != nil))")
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("viewWillAppear")
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("viewDidAppear")
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("viewWillDisappear")
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("viewDidDisappear")
  }
}
