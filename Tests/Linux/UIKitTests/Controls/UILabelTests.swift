import CoreGraphics
import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct UILabelTests {
  private let words = "One two three four five six seven eight nine ten eleven twelve"

  private func label(_ text: String?, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func emptyLabelHasNoSize() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
  }

  @Test func labelOfOneLineIsAsHighAsItsFont() {
    let stage = ControlStage(scale: 2)
    let label = label("Hello")
    stage.show(label)
    let height = label.intrinsicContentSize.height
    #expect(height == (label.font.lineHeight * 2 - 1e-6).rounded(.up) / 2)
    label.text = "Hello, hello"
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func widthDependsOnTheLetters() {
    #expect(label("ii").intrinsicContentSize.width < label("MM").intrinsicContentSize.width)
    #expect(label("M", size: 34).intrinsicContentSize.width > 1.8 * label("M").intrinsicContentSize.width)
  }

  @Test func linesBreakAtTheWidth() {
    let label = label(words, lines: 0)
    let line = self.label("x").intrinsicContentSize.height
    let natural = label.intrinsicContentSize.width
    let fitting = label.sizeThatFits(CGSize(width: natural / 3, height: .greatestFiniteMagnitude))
    #expect(fitting.width <= natural / 3)
    #expect(fitting.height > 2.5 * line && fitting.height < 5 * line)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: natural / 3, height: .greatestFiniteMagnitude))
    #expect(two.height > 1.8 * line && two.height < 2.1 * line)
  }

  @Test func preferredMaxLayoutWidthLimitsTheIntrinsicSize() {
    let label = label(words, lines: 0)
    let natural = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = natural.width / 2
    #expect(label.intrinsicContentSize.width <= natural.width / 2)
    #expect(label.intrinsicContentSize.height > 1.8 * natural.height)
  }

  @Test func labelWithoutAPreferredWidthUsesItsOwn() {
    let stage = ControlStage()
    let label = label(words, lines: 0)
    let natural = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: natural.width / 2, height: 100)
    stage.show(label)
    label.layoutIfNeeded()
    #expect(label.intrinsicContentSize.width == natural.width)
    #expect(label.intrinsicContentSize.height > 1.8 * natural.height)
  }

  @Test func textRectIsInsideTheBounds() {
    let label = label(words, lines: 0)
    let bounds = CGRect(x: 10, y: 20, width: 120, height: 1000)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.origin == bounds.origin)
    #expect(rect.height == self.label("x").intrinsicContentSize.height)
    #expect(bounds.contains(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)))
  }

  @Test func attributedTextReplacesTextAndFont() {
    let label = label("plain")
    let text = NSAttributedString(string: "plain", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let before = label.intrinsicContentSize
    label.attributedText = text
    #expect(label.text == "plain")
    #expect(label.intrinsicContentSize.height > 2 * before.height)
    label.text = "other"
    #expect(label.intrinsicContentSize.height == before.height)
  }

  @Test func textShrinksToFitTheWidth() {
    let label = label("A title that is far too long for it")
    let natural = label.intrinsicContentSize.width
    let rect = CGRect(x: 0, y: 0, width: natural / 2, height: 30)
    #expect(label.fittingScale(in: rect) == 1)
    label.adjustsFontSizeToFitWidth = true
    #expect(abs(label.fittingScale(in: rect) - 0.5) < 0.01)
    label.minimumScaleFactor = 0.7
    #expect(label.fittingScale(in: rect) == 0.7)
  }

  @Test func onlyRealChangesRedrawTheLabel() {
    let stage = ControlStage()
    let label = label("text")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    stage.show(label)
    _ = stage.render()
    #expect(!label.layer.needsDisplay())
    label.text = "text"
    label.textColor = .label
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 1
    #expect(!label.layer.needsDisplay())
    label.text = "other"
    #expect(label.layer.needsDisplay())
  }

  @Test func textColourFollowsDarkMode() throws {
    let stage = ControlStage(scale: 1)
    let label = label("HHHH", size: 20)
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stage.window.backgroundColor = .systemBackground
    stage.show(label)
    #expect(Ink.box(in: stage.render()) { $0.red < 50 } != nil)
    stage.window.overrideUserInterfaceStyle = .dark
    let dark = stage.render()
    #expect(Ink.pixel(dark, 390, 5).red == 0)
    #expect(Ink.box(in: dark) { $0.red > 200 } != nil)
  }

  @Test func textIsCentredAndInItsColour() throws {
    let stage = ControlStage(scale: 1)
    let label = label("HHHH", size: 20)
    label.textColor = .red
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stage.window.backgroundColor = .white
    stage.show(label)
    let box = try #require(Ink.box(in: stage.render()) { $0.red > 200 && $0.green < 80 })
    #expect(abs(box.midX - 100) <= 2)
    #expect(abs(box.midY - 50) <= 3)
    #expect(abs(box.height - label.font.capHeight) <= 2)
  }
}
