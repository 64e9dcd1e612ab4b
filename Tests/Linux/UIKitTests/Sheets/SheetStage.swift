import UIKit
import UIKitTesting

/// A device with a presenter and a sheet on it, and a log of what the sheet's controllers and delegate are told.
@MainActor final class SheetStage {
  final class Controller: UIViewController {
    var tell: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) { tell("willAppear") }
    override func viewDidAppear(_ animated: Bool) { tell("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { tell("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("didDisappear") }
  }

  final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var tell: (String) -> Void = { _ in }
    var mayDismiss = true
    var onWillDismiss: () -> Void = {}
    var onDidDismiss: () -> Void = {}

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { tell("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "nil")") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      tell("should")
      return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      tell("will")
      onWillDismiss()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      tell("did")
      onDidDismiss()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { tell("attempt") }
  }

  let device: VirtualDevice
  let root = Controller()
  let content = Controller()
  let delegate = Delegate()
  let list = UIScrollView()
  private(set) var log: [String] = []

  static let portrait = CGSize(width: 390, height: 844)
  static let landscape = CGSize(width: 844, height: 390)
  static let landscapeInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  init(hertz: Int = 60, style: UIModalPresentationStyle = .pageSheet) {
    device = VirtualDevice(DeviceModel(hertz: hertz))
    content.modalPresentationStyle = style
    content.view.backgroundColor = .white
    root.view.backgroundColor = .systemBlue
    content.tell = { [weak self] in self?.log.append($0) }
    root.tell = { [weak self] in self?.log.append("presenter " + $0) }
    delegate.tell = { [weak self] in self?.log.append($0) }
    device.show(root)
    log = []
    sheet.detents = [.medium(), .large()]
    sheet.delegate = delegate
  }

  var sheet: UISheetPresentationController {
    guard let sheet = content.sheetPresentationController else { fatalError("no sheet") }
    return sheet
  }

  /// The y of the sheet's upper edge as it is shown.
  var top: CGFloat {
    guard let view = content.view.superview, view.window != nil else { return device.window.bounds.height }
    return (view.layer.presentation() ?? view.layer).frame.minY
  }

  /// A list below a header of 40 points, whose content is 2000 points high.
  func addList(contentHeight: CGFloat = 2000) {
    list.frame = CGRect(x: 0, y: 40, width: content.view.bounds.width, height: content.view.bounds.height - 40)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: contentHeight)
    content.view.addSubview(list)
  }

  func present(animated: Bool = true) throws {
    device.perform { root.present(content, animated: animated) }
    try device.settle()
    log = []
  }

  /// Lands on the header, moves and stays down.
  func drag(from offset: CGFloat = 20, _ legs: (dy: CGFloat, time: TimeInterval)...) -> Finger {
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: top + offset))
    for leg in legs { finger.move(by: CGVector(dx: 0, dy: leg.dy), for: leg.time) }
    return finger
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Calls `sample` for each frame.
  func onFrame(_ sample: @escaping @MainActor (SheetStage) -> Void) { device.onFrame = { [unowned self] in sample(self) } }
}
