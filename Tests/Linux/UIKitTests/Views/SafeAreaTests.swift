import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SafeAreaTests {
  private let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private final class Counting: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  @Test func windowHasTheSafeAreaOfItsScreen() {
    #expect(ViewStage(safeArea: phone).window.safeAreaInsets == phone)
  }

  @Test func viewHasTheInsetsThatOverlapIt() {
    let stage = ViewStage(safeArea: phone)
    let view = stage.add(Counting(frame: CGRect(x: 0, y: 20, width: 390, height: 804)))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 14, right: 0))
    #expect(view.changes == 1)
    view.frame.origin.y = 60
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(view.changes == 2)
    view.frame.origin.y = 70
    #expect(view.changes == 2)
  }

  @Test func safeAreaIsPassedDownTheTree() {
    let stage = ViewStage(safeArea: phone)
    let outer = stage.add(UIView(frame: CGRect(x: 0, y: 422, width: 390, height: 422)))
    let inner = Counting(frame: CGRect(x: 10, y: 0, width: 370, height: 412))
    outer.addSubview(inner)
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
    outer.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
    #expect(outer.safeAreaInsets == .zero)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func viewThatGrowsWithItsSuperviewKeepsItsInsets() {
    let stage = ViewStage(safeArea: phone)
    let outer = stage.add(UIView(frame: CGRect(x: 0, y: 422, width: 390, height: 422)))
    let inner = Counting(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets.bottom == 34)
    #expect(inner.changes == 1)
    outer.frame = CGRect(x: 0, y: 322, width: 390, height: 522)
    #expect(inner.frame == outer.bounds)
    #expect(inner.safeAreaInsets.bottom == 34)
    #expect(inner.changes == 1)
  }

  @Test func safeAreaIsZeroOutsideAWindow() {
    let stage = ViewStage(safeArea: phone)
    let view = stage.add(Counting(frame: stage.window.bounds))
    #expect(view.safeAreaInsets == phone)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    #expect(view.changes == 2)
  }

  @Test func viewBelowTheScreenKeepsItsInsets() {
    let stage = ViewStage(safeArea: phone)
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 844, width: 390, height: 422)))
    #expect(view.safeAreaInsets.bottom == 34)
    view.frame.origin.y = 422
    #expect(view.safeAreaInsets.bottom == 34)
  }

  @Test func transformsDoNotChangeTheSafeArea() {
    let stage = ViewStage(safeArea: phone)
    let view = stage.add(UIView(frame: stage.window.bounds))
    view.transform = CGAffineTransform(translationX: 0, y: 300)
    #expect(view.safeAreaInsets == phone)
  }

  @Test func layoutMarginsAddTheSafeArea() {
    let stage = ViewStage(safeArea: phone)
    let view = stage.add(UIView(frame: stage.window.bounds))
    #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    let child = UIView(frame: view.bounds)
    child.preservesSuperviewLayoutMargins = true
    child.insetsLayoutMarginsFromSafeArea = false
    child.layoutMargins = .zero
    view.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func resizingTheWindowUpdatesTheSafeArea() {
    let stage = ViewStage(safeArea: phone)
    let view = stage.add(UIView(frame: stage.window.bounds))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    stage.window.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: landscape, duration: 0)
    #expect(stage.window.bounds.size == CGSize(width: 844, height: 390))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(view.safeAreaInsets == landscape)
    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
  }
}
