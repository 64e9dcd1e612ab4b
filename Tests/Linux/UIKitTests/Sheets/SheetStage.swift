import UIKit
import UIKitTesting

/// A device with a presenter and a sheet, and a log of the calls to the sheet's controllers and delegate.
@MainActor final class SheetStage {
  final class Controller: UIViewController {
    var report: (String) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) { report("willAppear") }
    override func viewDidAppear(_ animated: Bool) { report("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { report("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { report("didDisappear") }
  }

  final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var report: (String) -> Void = { _ in }
    var mayDismiss = true
    var onWillDismiss: () -> Void = {}
    var onDidDismiss: () -> Void = {}

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { report("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "nil")") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      report("should")
      return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      report("will")
      onWillDismiss()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      report("did")
      onDidDismiss()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { report("attempt") }
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
    content.report = { [weak self] in self?.log.append($0) }
    root.report = { [weak self] in self?.log.append("presenter " + $0) }
    delegate.report = { [weak self] in self?.log.append($0) }
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

  /// Adds a list below a header of 40 points, with content of 2000 points in height.
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

  /// Puts a finger on the header, moves it and keeps it down.
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
