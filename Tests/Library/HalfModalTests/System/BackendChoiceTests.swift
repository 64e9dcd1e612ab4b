import TestSupport
import Testing
import UIKit

@testable import HalfModal

/// The choice between the system sheet and HalfModal's own.
@MainActor @Suite(.serialized) struct BackendChoiceTests {
  typealias Feature = ModalSheet.UnsupportedFeature
  typealias Change = @MainActor (inout SheetConfiguration, inout SheetEvents) -> Void

  private let stage = Stage()

  private func choice(_ backend: ModalSheet.Backend = .automatic, _ change: Change = { _, _ in }) -> ModalSheet.BackendChoice {
    var (configuration, events) = (SheetConfiguration(), SheetEvents())
    change(&configuration, &events)
    return backend.choice(for: configuration, events: events, reportsPosition: false)
  }

  // MARK: Reasons

  /// The changes of the default configuration that need each feature. Three features need none: the tests below cover them.
  private static func changes(needing feature: Feature) -> [Change] {
    switch feature {
    case .noBackdrop: [{ configuration, _ in configuration.backdrop = .none }]
    case .blur: [{ configuration, _ in configuration.backdrop = .blur(.dark, opacity: 0.5) }]
    case .customBackdrop: [{ configuration, _ in configuration.backdrop = .init { UIView() } }]
    case .dimOpacity:
      [
        { configuration, _ in configuration.backdrop = .dim(0.2) }, { configuration, _ in configuration.backdrop.opacity = 0.5 },
        { configuration, _ in configuration.backdrop.opacityAt = { _, _ in 0.4 } },
      ]
    case .edge: [SheetEdge.top, .leading, .trailing].map { edge in { configuration, _ in configuration.edge = edge } }
    case .shape:
      [
        { configuration, _ in configuration.margins.left = 8 }, { configuration, _ in configuration.shadow = .init() },
        { configuration, _ in configuration.maximumWidth = 300 }, { configuration, _ in configuration.alignment = .leading },
      ]
    case .passThrough:
      [
        { configuration, _ in configuration.passThrough = .upTo(.medium) },
        { configuration, _ in (configuration.largestUndimmedDetent, configuration.passThrough) = (.medium, .never) },
        { configuration, _ in (configuration.largestUndimmedDetent, configuration.passThrough) = (.medium, .upTo(.large)) },
      ]
    case .gestures:
      [
        { configuration, _ in configuration.allowsDraggingFromScrollViews = false },
        { configuration, _ in configuration.allowsDraggingFromBackdrop = true },
        { configuration, _ in configuration.carriesMomentum = true }, { configuration, _ in configuration.grabberZone = 40 },
        { configuration, _ in configuration.rubberBand = 0 }, { configuration, _ in configuration.snapping = .adjacent },
      ]
    case .keyboard:
      [{ configuration, _ in configuration.keyboard = .expand }, { configuration, _ in configuration.keyboard = .none }]
    case .dismissal:
      [
        { configuration, _ in configuration.dismissal.tap = false }, { configuration, _ in configuration.dismissal.drag = false },
      ]
    case .motion:
      [
        { configuration, _ in configuration.motion = .curve(duration: 1) },
        { configuration, _ in configuration.settlingMotion = .spring() },
      ]
    case .position: [{ _, events in events.didMove = { _ in } }]
    case .redirection: [{ _, events in events.willEndDragging = { _, _ in nil } }]
    case .presentationByFinger, .detents: []
    }
  }

  @Test(arguments: Feature.allCases) func unsupportedFeatureNeedsHalfModalsOwnSheet(feature: Feature) {
    for change in Self.changes(needing: feature) {
      #expect(choice(.automatic, change) == .init(isSystem: false, reason: .unsupported(feature)))
      #expect(choice(.system, change) == .init(isSystem: true, reason: .systemRequested(ignoring: feature)))
      #expect(choice(.custom, change) == .init(isSystem: false, reason: .customRequested))
    }
  }

  @Test func supportedConfigurationUsesTheSystemSheet() {
    #expect(choice() == .init(isSystem: true, reason: .supported))
    #expect(choice(.system) == .init(isSystem: true, reason: .systemRequested(ignoring: nil)))
    #expect(choice(.custom) == .init(isSystem: false, reason: .customRequested))
  }

  /// Only a system before iOS 16 has no other detents than medium and large.
  @Test func systemSheetSupportsCustomDetents() {
    #expect(choice { configuration, _ in configuration.detents = [.height(300), .fitted, .large] }.isSystem)
    #expect(Feature.detents.description.contains("detents"))
  }

  @Test func passThroughThatEqualsTheUndimmedDetentsIsSupported() {
    #expect(
      choice { configuration, _ in (configuration.largestUndimmedDetent, configuration.passThrough) = (.medium, .upTo(.medium)) }
        .isSystem)
    #expect(choice { configuration, _ in configuration.passThrough = .never }.isSystem)
  }

  @Test func dismissalByNeitherGestureIsSupported() {
    #expect(choice { configuration, _ in configuration.dismissal = .init(tap: false, drag: false) }.isSystem)
  }

  @Test func alongsideAnimationNeedsHalfModalsOwnSheetUntilItIsRemoved() {
    let sheet = stage.modalSheet(backend: .automatic)
    let animation = sheet.animateAlongside(from: .medium, to: .large) {}
    #expect(sheet.backendChoice == .init(isSystem: false, reason: .unsupported(.position)))
    animation.remove()
    #expect(sheet.backendChoice == .init(isSystem: true, reason: .supported))
  }

  @Test func presentationByAFingerNeedsHalfModalsOwnSheet() throws {
    let sheet = stage.modalSheet(backend: .automatic)
    stage.present(sheet, byDragsOn: stage.addBar())
    stage.flick(from: 800, by: -400, for: 0.3)
    let choice = ModalSheet.BackendChoice(isSystem: false, reason: .unsupported(.presentationByFinger))
    #expect(sheet.backendChoice == choice)
    try stage.settle()
    #expect(sheet.backendChoice == choice)
    stage.dismiss(sheet)
    try stage.settle()
    try stage.open(sheet)
    #expect(sheet.backendChoice.isSystem)
    #expect(sheet.content.presentationController is UISheetPresentationController)
  }

  @Test func everyReasonHasADescription() {
    let descriptions = Feature.allCases.map(\.description)
    #expect(Set(descriptions).count == Feature.allCases.count)
    for feature in Feature.allCases {
      #expect(ModalSheet.BackendReason.unsupported(feature).description == feature.description)
      #expect(ModalSheet.BackendReason.systemRequested(ignoring: feature).description.hasSuffix(feature.description))
    }
    let others = [ModalSheet.BackendReason.customRequested, .noSystemSheet, .supported, .systemRequested(ignoring: nil)]
    #expect(others.allSatisfy { !$0.description.isEmpty })
  }

  // MARK: The moment of the choice

  @Test func choiceFollowsTheConfigurationUntilThePresentation() throws {
    let sheet = stage.modalSheet(backend: .automatic)
    #expect(sheet.backendChoice.isSystem)
    sheet.configuration.backdrop = .blur()
    #expect(sheet.backendChoice.reason == .unsupported(.blur))
    sheet.configuration.backdrop = .dim()
    sheet.events.didMove = { _ in }
    #expect(sheet.backendChoice.reason == .unsupported(.position))
  }

  /// A change while the sheet is presented affects the next presentation.
  @Test(arguments: [true, false]) func choiceIsMadeForEachPresentation(beginsWithSystem: Bool) throws {
    let sheet = stage.modalSheet(backend: .automatic)
    if !beginsWithSystem { sheet.configuration.backdrop = .blur() }
    for isSystem in [beginsWithSystem, !beginsWithSystem, beginsWithSystem] {
      let choice = sheet.backendChoice
      #expect(choice.isSystem == isSystem)
      stage.present(sheet)
      #expect(sheet.backendChoice == choice)
      try stage.settle()
      #expect(sheet.isResting)
      #expect((sheet.content.presentationController is UISheetPresentationController) == isSystem)
      #expect((stage.sheetView == nil) == isSystem)
      stage.configure(sheet) { $0.backdrop = isSystem ? .blur() : .dim() }
      try stage.settle()
      #expect(sheet.backendChoice == choice)
      stage.dismiss(sheet)
      stage.run(for: 0.1)
      #expect(sheet.backendChoice == choice)
      try stage.settle()
      #expect(sheet.isGone)
      #expect(sheet.backendChoice.isSystem == !isSystem)
    }
  }

  // MARK: Completeness

  /// A new property must appear in ``changes(needing:)`` or in one of the changes below.
  private static let supported: [String: [Change]] = [
    "detents": [{ configuration, _ in configuration.detents = [.large, .height(200)] }],
    "initialDetent": [{ configuration, _ in configuration.initialDetent = .large }],
    "cornerRadius": [{ configuration, _ in configuration.cornerRadius = 30 }],
    "largestUndimmedDetent": [{ configuration, _ in configuration.largestUndimmedDetent = .medium }],
    "showsGrabber": [{ configuration, _ in configuration.showsGrabber = true }],
    "scrollingExpandsSheet": [{ configuration, _ in configuration.scrollingExpandsSheet = false }],
    "willPresent": [{ _, events in events.willPresent = {} }],
    "didPresent": [{ _, events in events.didPresent = {} }],
    "didBeginDragging": [{ _, events in events.didBeginDragging = {} }],
    "didEndDragging": [{ _, events in events.didEndDragging = { _, _, _ in } }],
    "didChangeDetent": [{ _, events in events.didChangeDetent = { _, _ in } }],
    "shouldDismiss": [{ _, events in events.shouldDismiss = { _ in false } }],
    "didAttemptToDismiss": [{ _, events in events.didAttemptToDismiss = { _ in } }],
    "willDismiss": [{ _, events in events.willDismiss = { _ in } }],
    "didDismiss": [{ _, events in events.didDismiss = { _ in } }],
    "didSettle": [{ _, events in events.didSettle = { _, _ in } }],
  ]

  /// The properties that are a reason against the system sheet.
  private static let unsupported: [String: Feature] = [
    "edge": .edge, "backdrop": .blur, "passThrough": .passThrough, "grabberZone": .gestures, "shadow": .shape,
    "maximumWidth": .shape, "alignment": .shape, "margins": .shape, "dismissal": .dismissal,
    "allowsDraggingFromScrollViews": .gestures, "allowsDraggingFromBackdrop": .gestures, "carriesMomentum": .gestures,
    "keyboard": .keyboard, "snapping": .gestures, "rubberBand": .gestures, "motion": .motion, "settlingMotion": .motion,
    "willEndDragging": .redirection, "didMove": .position,
  ]

  private static func properties(_ values: Any...) -> Set<String> {
    Set(values.flatMap { Mirror(reflecting: $0).children.compactMap(\.label) })
  }

  @Test func systemSheetSupportsEveryPropertyOrHasAReasonAgainstIt() {
    // The valid detents are computed from the two properties for detents.
    let properties = Self.properties(SheetConfiguration(), SheetEvents()).subtracting(["detentSet"])
    #expect(properties.count > 30)
    #expect(properties == Set(Self.supported.keys).union(Self.unsupported.keys))
    #expect(Set(Self.supported.keys).isDisjoint(with: Self.unsupported.keys))
    for (name, changes) in Self.supported {
      for change in changes { #expect(choice(.automatic, change).isSystem, "\(name)") }
    }
  }

  /// The changes of the tests above change each of these properties.
  @Test func everyUnsupportedPropertyIsAReason() {
    let changes = Feature.allCases.flatMap { feature in Self.changes(needing: feature).map { (feature, $0) } }
    let defaults = Self.values(SheetConfiguration(), SheetEvents())
    var reasons: [String: Set<Feature>] = [:]
    for (feature, change) in changes {
      var (configuration, events) = (SheetConfiguration(), SheetEvents())
      change(&configuration, &events)
      for (name, value) in Self.values(configuration, events) where value != defaults[name] {
        reasons[name, default: []].insert(feature)
      }
    }
    for (name, feature) in Self.unsupported {
      #expect(reasons[name]?.contains(feature) == true, "\(name)")
    }
  }

  /// Text for each property. A snapping rule shows as its flag for the nearest detent.
  private static func values(_ configuration: SheetConfiguration, _ events: SheetEvents) -> [String: String] {
    let children = Array(Mirror(reflecting: configuration).children) + Mirror(reflecting: events).children
    return Dictionary(uniqueKeysWithValues: children.compactMap { child in child.label.map { ($0, "\(child.value)") } })
  }

  /// The parts of a property whose values are compared one by one.
  @Test func nestedPropertiesAreKnown() {
    #expect(Self.properties(SheetConfiguration.Backdrop.dim()) == ["opacity", "opacityAt", "kind", "makeView"])
    #expect(Self.properties(SheetConfiguration.Dismissal()) == ["tap", "drag"])
  }
}
