import CoreGraphics
import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct UIVisualEffectViewTests {
  private func backdrop(_ view: UIVisualEffectView) -> UIView? {
    view.subviews.first { $0 !== view.contentView }
  }

  @Test func blurIsBehindTheContent() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let behind = try #require(backdrop(view))
    let blur = try #require(behind.layer.backdropBlur)
    #expect(blur.radius == 20)
    #expect(abs(try #require(blur.tint).alpha - 0.73) < 1e-6)
    #expect(view.subviews.last === view.contentView)
    #expect(behind.frame == view.bounds && view.contentView.frame == view.bounds)
    #expect(behind.alpha == 1)
  }

  @Test func viewWithoutAnEffectBlursNothing() throws {
    let view = UIVisualEffectView()
    #expect(try #require(backdrop(view)).alpha == 0)
    view.effect = UIBlurEffect(style: .light)
    #expect(try #require(backdrop(view)).alpha == 1)
    view.effect = nil
    #expect(try #require(backdrop(view)).alpha == 0)
  }

  @Test func effectFadesInWithAnAnimation() throws {
    let stage = ControlStage()
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.show(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .regular) }
    stage.wait(0.5)
    let shown = try #require(backdrop(view)?.layer.presentation()?.opacity)
    #expect(abs(shown - 0.5) < 0.01)
  }

  @Test func adaptiveStylesFollowTheInterfaceStyle() throws {
    let stage = ControlStage()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    stage.show(view)
    let layer = try #require(backdrop(view)).layer
    #expect(layer.backdropBlur == UIBlurEffect.Style.systemMaterialLight.backdrop(isDark: false))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(layer.backdropBlur == UIBlurEffect.Style.systemMaterialDark.backdrop(isDark: false))
  }

  @Test func contentBehindIsBlurred() throws {
    let stage = ControlStage(scale: 1)
    stage.window.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    half.backgroundColor = .black
    stage.show(half)
    let sharp = stage.render()
    #expect(Ink.pixel(sharp, 190, 100).red == 0 && Ink.pixel(sharp, 210, 100).red == 255)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    view.frame = stage.window.bounds
    stage.show(view)
    let blurred = stage.render()
    let (left, right) = (Ink.pixel(blurred, 190, 100).red, Ink.pixel(blurred, 210, 100).red)
    #expect(left < right && right - left < 80)
    // Far from the edge only the tint remains: 30 % white over black.
    #expect(abs(Ink.pixel(blurred, 10, 100).red - 77) <= 4)
  }
}
