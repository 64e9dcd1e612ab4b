import HalfModal
import UIKit
import UIKitTesting

/// The two kinds of sheets that HalfModal draws itself.
public enum SheetKind: CaseIterable, Sendable {
  case modal, inline
}

/// A device with a controller on it that presents sheets.
///
/// Every call to a sheet runs as an event of its own, unless it is made in ``perform(_:)`` or in a reaction of the ``recorder``.
@MainActor public final class Stage {
  public let device: VirtualDevice

  /// The root controller: the presenter of modal sheets and the parent of inline sheets.
  public let presenter: UIViewController

  /// The events of the sheets that the stage has made.
  public let recorder = EventRecorder()

  /// The arguments of the named completions, such as "dismiss true".
  public private(set) var answers: [String] = []

  private var isPerforming = false
  private var kept: [AnyObject] = []

  /// A stage on a device. Its presenter is shown when the first sheet is made, or by ``show()``.
  public init(_ model: DeviceModel = DeviceModel(), presenter: UIViewController = UIViewController()) {
    device = VirtualDevice(model)
    self.presenter = presenter
  }

  /// Shows the presenter.
  public func show() {
    device.show(presenter)
  }

  private func showIfNeeded() {
    if device.window.rootViewController !== presenter { show() }
  }

  /// Keeps an object as long as the stage lives.
  func keep(_ object: AnyObject) {
    kept.append(object)
  }

  // MARK: Sheets

  /// A modal sheet whose events are recorded.
  public func modalSheet(
    _ configuration: SheetConfiguration = SheetConfiguration(), content: UIViewController? = nil,
    backend: ModalSheet.Backend = .custom
  ) -> ModalSheet {
    showIfNeeded()
    return ModalSheet(
      content: content ?? UIViewController(), configuration: configuration, events: recorder.events,
      backend: backend)
  }

  /// An inline sheet in the presenter whose events are recorded.
  public func inlineSheet(
    _ configuration: SheetConfiguration = .inline, content: UIViewController? = nil
  ) -> InlineSheet {
    showIfNeeded()
    return InlineSheet(
      content: content ?? UIViewController(), in: presenter, configuration: configuration, events: recorder.events)
  }

  /// A system sheet whose events are recorded.
  public func systemSheet(
    _ configuration: SheetConfiguration = SheetConfiguration(), content: UIViewController? = nil
  ) -> ModalSheet {
    modalSheet(configuration, content: content, backend: .system)
  }

  /// A modal or an inline sheet with the same configuration.
  public func sheet(
    _ kind: SheetKind, _ configuration: SheetConfiguration = SheetConfiguration(), content: UIViewController? = nil
  ) -> Sheet {
    switch kind {
    case .modal: modalSheet(configuration, content: content)
    case .inline: inlineSheet(configuration, content: content)
    }
  }

  // MARK: Calls

  /// Runs code as one event.
  public func perform(_ code: () -> Void) {
    guard !isPerforming, !recorder.isReacting else { return code() }
    isPerforming = true
    device.perform(code)
    isPerforming = false
  }

  /// A completion that adds a name and its success to ``answers``; nil for no name.
  public func answer(as name: String?) -> ((SheetOutcome) -> Void)? {
    name.map { name in { [weak self] in self?.answers.append("\(name) \($0.isSuccess)") } }
  }

  /// Forgets all answers and events.
  public func clear() {
    answers = []
    recorder.clear()
  }

  /// Presents a sheet, from the stage's presenter unless another one is given.
  public func present(
    _ sheet: Sheet, from other: UIViewController? = nil, animated: Bool = true, as name: String? = nil
  ) {
    perform { sheet.enter(from: other ?? presenter, animated: animated, completion: answer(as: name)) }
  }

  /// Presents a sheet, waits until it rests, and forgets all events and answers.
  public func open(_ sheet: Sheet) throws {
    present(sheet)
    try settle()
    clear()
  }

  /// A modal sheet that has been presented.
  public func openModalSheet(
    _ configuration: SheetConfiguration = SheetConfiguration(), content: UIViewController? = nil,
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) throws -> ModalSheet {
    var configuration = configuration
    change(&configuration)
    let sheet = modalSheet(configuration, content: content)
    try open(sheet)
    return sheet
  }

  /// A system sheet that has been presented.
  public func openSystemSheet(
    _ configuration: SheetConfiguration = SheetConfiguration(), content: UIViewController? = nil
  ) throws -> ModalSheet {
    let sheet = systemSheet(configuration, content: content)
    try open(sheet)
    return sheet
  }

  /// Dismisses a sheet.
  public func dismiss(_ sheet: any TestedSheet, animated: Bool = true, as name: String? = nil) {
    perform { sheet.leave(animated: animated, completion: answer(as: name)) }
  }

  /// Moves a sheet to a detent.
  public func move(_ sheet: Sheet, to id: Detent.ID, animated: Bool = true, as name: String? = nil) {
    perform { sheet.go(to: id, animated: animated, completion: answer(as: name)) }
  }

  /// Shows an inline sheet that is hidden, and hides one that is shown.
  public func toggle(_ sheet: InlineSheet, as name: String? = nil) {
    perform { sheet.toggle(completion: answer(as: name)) }
  }

  /// Changes the configuration of a sheet.
  public func configure(
    _ sheet: Sheet, animated: Bool = true, as name: String? = nil, _ change: (inout SheetConfiguration) -> Void
  ) {
    var configuration = sheet.configuration
    change(&configuration)
    perform { sheet.reconfigure(configuration, animated: animated, completion: answer(as: name)) }
  }

  /// Replaces the root controller of the window.
  public func replaceRoot(with controller: UIViewController? = UIViewController()) {
    perform { device.window.rootViewController = controller }
  }

  // MARK: Time

  /// Runs the device until everything rests.
  public func settle(within limit: TimeInterval = 5) throws {
    try device.settle(within: limit)
  }

  /// Runs the device for some seconds.
  public func run(for duration: TimeInterval) {
    device.run(for: duration)
  }
}

extension Stage {
  /// The view of the front-most sheet.
  public var sheetView: UIView? { device.view(identified: "HalfModal.sheet") }

  /// The view behind the front-most sheet.
  public var backdropView: UIView? { device.view(identified: "HalfModal.backdrop") }
}
