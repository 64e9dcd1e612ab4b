import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SheetGeometryTests {
  @Test func mediumIsHalfTheHeightAndLargeEndsAtTheSafeArea() throws {
    let stage = SheetStage()
    try stage.present()
    #expect(stage.top == 422)
    #expect(stage.content.view.convert(stage.content.view.bounds, to: nil) == CGRect(x: 0, y: 422, width: 390, height: 422))
    stage.device.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large } }
    #expect(stage.top == 422)
    try stage.device.settle()
    #expect(stage.top == 47)
    #expect(stage.content.view.bounds.height == 797)
    #expect(stage.takeLog() == [], "changes by code are not reported")
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func sheetStylesAreLargeByDefault(style: UIModalPresentationStyle) throws {
    let stage = SheetStage(style: style)
    stage.sheet.detents = [.large()]
    try stage.present()
    #expect(stage.top == 47 && stage.sheet.presentationStyle == (style == .formSheet ? .formSheet : .pageSheet))
    #expect(stage.root.view.window != nil)
  }

  @Test func customDetentsExcludeTheBottomInset() throws {
    let stage = SheetStage()
    var seen: (maximum: CGFloat, medium: CGFloat?, large: CGFloat?) = (0, nil, nil)
    let third = UISheetPresentationController.Detent.custom(identifier: .init("third")) { context in
      seen.maximum = context.maximumDetentValue
      seen.medium = UISheetPresentationController.Detent.medium().resolvedValue(in: context)
      seen.large = UISheetPresentationController.Detent.large().resolvedValue(in: context)
      return context.maximumDetentValue / 3
    }
    stage.sheet.detents = [.large(), third]
    try stage.present()
    #expect(seen.maximum == 763 && seen.medium == 388 && seen.large == 763)
    #expect(abs(stage.top - (844 - 763 / 3 - 34)) < 0.4)
  }

  @Test func inactiveAndInvalidDetentsAreIgnored() throws {
    let stage = SheetStage()
    var height: CGFloat? = nil
    stage.sheet.detents = [
      .custom { _ in height }, .custom { _ in UISheetPresentationController.Detent.inactive }, .custom { _ in .nan },
      .custom { _ in -5 }, .medium(), .medium(),
    ]
    try stage.present()
    #expect(stage.top == 422)
    height = 200
    stage.device.run(for: 0.1)
    #expect(stage.top == 422, "heights are kept until they are invalidated")
    stage.device.perform { stage.sheet.animateChanges { stage.sheet.invalidateDetents() } }
    try stage.device.settle()
    #expect(abs(stage.top - 610) < 1e-6)
    stage.device.perform { stage.sheet.detents = [.custom { _ in nil }] }
    try stage.device.settle()
    #expect(stage.top == 47, "the sheet is large if no detent is valid")
  }

  @Test func sheetFollowsGrowingContentUpToItsMaximum() throws {
    let stage = SheetStage()
    var height: CGFloat = 300
    stage.sheet.detents = [.custom { _ in height }, .large()]
    try stage.present()
    #expect(stage.top == 510)
    for (value, top) in [(480.0, 330.0), (2000, 47)] {
      height = value
      stage.device.perform { stage.sheet.animateChanges { stage.sheet.invalidateDetents() } }
      try stage.device.settle()
      #expect(abs(stage.top - top) < 1e-6)
    }
  }

  @Test func detentsChangedDuringThePresentationRedirectTheSheet() throws {
    let stage = SheetStage()
    stage.device.perform { stage.root.present(stage.content, animated: true) }
    stage.device.run(for: 0.1)
    let top = stage.top
    #expect(top > 422 && top < 844)
    stage.device.perform { stage.sheet.detents = [.custom { _ in 266 }] }
    #expect(abs(stage.top - top) < 0.5)
    try stage.device.settle()
    #expect(stage.top == 544)
    #expect(stage.takeLog() == ["willAppear", "didAppear"])
  }

  @Test func removingTheSelectedDetentMovesTheSheet() throws {
    let stage = SheetStage()
    try stage.present()
    var between = 0
    stage.onFrame { if $0.top > 47.5, $0.top < 421.5 { between += 1 } }
    stage.device.perform { stage.sheet.animateChanges { stage.sheet.detents = [.large()] } }
    try stage.device.settle()
    #expect(stage.top == 47 && between >= 6)
    stage.device.perform { stage.sheet.detents = [.medium()] }
    stage.device.run(for: 1.0 / 60)
    #expect(stage.top == 422)
  }

  @Test func sheetCoversACompactHeight() throws {
    let stage = SheetStage()
    try stage.present()
    stage.device.resize(to: SheetStage.landscape, safeAreaInsets: SheetStage.landscapeInsets)
    try stage.device.settle()
    #expect(stage.content.view.convert(stage.content.view.bounds, to: nil) == CGRect(origin: .zero, size: SheetStage.landscape))
    stage.device.perform { stage.sheet.prefersEdgeAttachedInCompactHeight = true }
    try stage.device.settle()
    #expect(stage.top == 0, "medium is not available in compact height")
    #expect(stage.content.view.bounds.width == 750)
    stage.content.preferredContentSize = CGSize(width: 400, height: 0)
    stage.device.perform { stage.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true }
    try stage.device.settle()
    #expect(stage.content.view.convert(stage.content.view.bounds, to: nil) == CGRect(x: 222, y: 0, width: 400, height: 390))
    stage.device.resize(to: SheetStage.portrait, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    try stage.device.settle()
    #expect(stage.content.view.convert(stage.content.view.bounds, to: nil) == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test func rotationDuringAnAnimationEndsAtTheNewPosition() throws {
    let stage = SheetStage()
    stage.sheet.prefersEdgeAttachedInCompactHeight = true
    try stage.present()
    stage.device.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large } }
    stage.device.run(for: 0.1)
    stage.device.resize(to: SheetStage.landscape, safeAreaInsets: SheetStage.landscapeInsets)
    try stage.device.settle()
    #expect(stage.top == 0)
    #expect(stage.takeLog() == [])
  }

  @Test func cornersFollowThePreferredRadius() throws {
    let stage = SheetStage()
    try stage.present()
    let layer = try #require(stage.content.view.superview?.layer)
    #expect(layer.cornerRadius == 10 && layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    stage.device.perform { stage.sheet.preferredCornerRadius = 24 }
    try stage.device.settle()
    #expect(layer.cornerRadius == 24)
  }
}
