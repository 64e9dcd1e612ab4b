import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AutoresizingTests {
  private func resized(_ mask: UIView.AutoresizingMask, from: CGRect, to size: CGSize = CGSize(width: 200, height: 300)) -> CGRect
  {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: from)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = size
    return child.frame
  }

  private typealias Mask = UIView.AutoresizingMask

  // The parent is 100 points wide and becomes 100 points wider: margins of 10 and 30, a width of 60.
  private static let shares: [(mask: Mask, x: CGFloat, width: CGFloat)] = [
    ([], 10, 60),
    (.flexibleRightMargin, 10, 60),
    (.flexibleLeftMargin, 110, 60),
    (.flexibleWidth, 10, 160),
    ([.flexibleLeftMargin, .flexibleRightMargin], 35, 60),
    ([.flexibleLeftMargin, .flexibleWidth], 170 / 7, 1020 / 7),
    ([.flexibleWidth, .flexibleRightMargin], 10, 380 / 3),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 120),
  ]

  @Test func flexiblePartsShareTheChangeInProportion() {
    for (mask, x, width) in Self.shares {
      let frame = resized(mask, from: CGRect(x: 10, y: 0, width: 60, height: 10))
      #expect(near(frame.minX, x))
      #expect(near(frame.width, width))
    }
  }

  @Test func bothAxesResizeIndependently() {
    let frame = resized(
      [.flexibleWidth, .flexibleHeight, .flexibleTopMargin], from: CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(frame == CGRect(x: 0, y: 150, width: 200, height: 150))
  }

  @Test func flexibleMarginsOfZeroShareEqually() {
    let frame = resized([.flexibleLeftMargin, .flexibleRightMargin], from: CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(frame.minX == 50 && frame.width == 100)
  }

  @Test func fillingSubviewFillsItsSuperviewAfterARotationAndBack() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 844, height: 390)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    parent.bounds.size = CGSize(width: 390, height: 844)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func autoresizingCanBeDisabled() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = .flexibleWidth
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.frame.size.width = 300
    #expect(child.frame.width == 100)
  }

  @Test func transformedSubviewKeepsItsTransform() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.bounds.size == CGSize(width: 200, height: 200))
    #expect(child.center == CGPoint(x: 100, y: 100))
  }
}
