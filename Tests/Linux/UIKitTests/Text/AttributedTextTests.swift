import CoreGraphics
import Testing
@testable import UIKit

@Suite struct AttributedTextTests {
  @Test func runsCarryTheirAttributes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 4
    let text = NSMutableAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    let bold = UIFont.boldSystemFont(ofSize: 20)
    text.addAttributes(
      [.font: bold, .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 1.5, .foregroundColor: UIColor.red],
      range: NSRange(location: 1, length: 1))
    let result = AttributedText(text, font: .systemFont(ofSize: 10), color: \.cgColor)
    #expect(result.runs.map(\.string) == ["a", "b"])
    #expect(result.runs.map(\.style) == [UIFont.systemFont(ofSize: 10).style, bold.style])
    #expect(result.runs.map(\.isUnderlined) == [false, true])
    #expect(result.runs.map(\.kern) == [0, 1.5])
    #expect(result.runs[0].color == nil && result.runs[1].color == UIColor.red.cgColor)
    #expect(result.alignment == .right)
    #expect(result.lineSpacing == 4)
  }

  /// Foundation compares the attributes of neighbouring runs when text is appended.
  @Test func textOfSeveralStylesCanBeAppended() {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "b", attributes: [.font: font, .foregroundColor: UIColor.red]))
    text.append(NSAttributedString(string: "c", attributes: [.font: font, .foregroundColor: UIColor.blue]))
    text.append(NSAttributedString(string: "d", attributes: [.font: font, .paragraphStyle: NSMutableParagraphStyle()]))
    let result = AttributedText(text, font: font, color: \.cgColor)
    #expect(result.runs.map(\.string) == ["a", "b", "c", "d"])
    #expect(result.runs[1].color == UIColor.red.cgColor && result.runs[2].color == UIColor.blue.cgColor)
  }

  @Test func copiedParagraphStyleIsIndependent() throws {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingHead
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 1
    #expect(copy != style)
    #expect(copy.lineBreakMode == .byTruncatingHead)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func sizesOfLinesAddUp() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let one = "Hello".size(withAttributes: attributes)
    let two = "Hello\nHello".size(withAttributes: attributes)
    #expect(abs(two.height - 2 * one.height) < 0.5)
    #expect(two.width == one.width)
    #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == one)
    #expect(NSString(string: "Hello").size(withAttributes: attributes) == one)
  }

  @Test func boundingRectWrapsLines() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let line = "x".size(withAttributes: attributes).height
    let text = "one two three four five six"
    let size = CGSize(width: 100, height: 1000)
    let rect = text.boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(rect.width <= 100 && rect.height >= 2 * line)
    let cut = text.boundingRect(
      with: CGSize(width: 100, height: 1.5 * line), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: attributes, context: nil)
    #expect(abs(cut.height - line) < 0.5)
    // Without the option, the rectangle lies on the baseline of a single line.
    let single = text.boundingRect(with: size, attributes: attributes, context: nil)
    #expect(single.minY < 0 && single.width > 100)
  }
}
