import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AppearanceTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func parts(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  private final class TraitCountingView: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
  }

  @Test func hueSaturationAndBrightnessAreConvertedBothWays() {
    let color = UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 0.25)
    let expected: [CGFloat] = [0, 0.5, 0, 0.25]
    for (part, value) in zip(parts(color), expected) { #expect(near(part, value, 1e-12)) }
    let colors: [(CGFloat, CGFloat, CGFloat)] = [(0.2, 0.4, 0.6), (0.9, 0.1, 0.3), (0.5, 0.5, 0.5), (0, 0, 0), (1, 1, 0)]
    for (r, g, b) in colors {
      var (h, s, v, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      UIColor(red: r, green: g, blue: b, alpha: 1).getHue(&h, saturation: &s, brightness: &v, alpha: &a)
      let back = parts(UIColor(hue: h, saturation: s, brightness: v, alpha: a))
      for (part, value) in zip(back, [r, g, b]) { #expect(near(part, value, 1e-12)) }
    }
  }

  @Test func onlyGreysHaveAWhiteComponent() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test func systemColoursFollowTheInterfaceStyle() {
    let (light, night): ([CGFloat], [CGFloat]) = ([0, 122 / 255, 1, 1], [10 / 255, 132 / 255, 1, 1])
    #expect(parts(.systemBlue) == light)
    #expect(parts(UIColor.systemBlue.resolvedColor(with: dark)) == night)
    let veil = UIColor.systemBackground.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(veil == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func dynamicColoursResolveWithTheCurrentTraits() {
    var color: UIColor?
    dark.performAsCurrent { color = UIColor(cgColor: UIColor.label.cgColor) }
    #expect(color == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func backgroundsFollowTheOverriddenInterfaceStyle() {
    let stage = ViewStage()
    let outer = stage.add(UIView())
    let inner = TraitCountingView()
    inner.backgroundColor = .systemBackground
    outer.addSubview(inner)
    #expect(inner.layer.backgroundColor?.components?.first == 1)
    let before = inner.changes
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.changes == before + 1)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.layer.backgroundColor?.components?.first == 0)
    stage.loop.screen.setUserInterfaceStyle(.dark)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.changes == before + 1)
  }

  @Test func viewCanOverrideTraitsInTraitCollectionDidChange() {
    final class Light: UIView {
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if traitCollection.userInterfaceStyle == .dark { overrideUserInterfaceStyle = .light }
      }
    }
    let stage = ViewStage()
    let outer = stage.add(UIView())
    let light = Light()
    let inner = TraitCountingView()
    light.addSubview(inner)
    outer.addSubview(light)
    let before = inner.changes
    outer.overrideUserInterfaceStyle = .dark
    #expect(light.overrideUserInterfaceStyle == .light)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.changes == before)
  }

  @Test func tintColorIsInherited() {
    final class Counting: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner) = (UIView(), Counting())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && inner.changes == 1)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green && inner.changes == 2)
    inner.tintColor = nil
    #expect(inner.tintColor == .blue && inner.changes == 3)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor != .blue && inner.changes == 4)
  }

  @Test func laterTraitCollectionsReplaceEarlierOnes() {
    let traits = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.displayScale == 3 && traits.horizontalSizeClass == .unspecified)
    #expect(
      traits
        == UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3)]))
  }
}
