import Testing
@testable import UIKit

@Suite struct UIFontTests {
  @Test func weightsMapToTheNearestOfNine() {
    let all: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(all.map(\.hundreds) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.Weight(1).hundreds == 900)
    #expect(UIFont.Weight(-0.1).hundreds == 400)
  }

  @Test func textStylesHaveTheSizesOfUIKit() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    let fonts = styles.map { UIFont.preferredFont(forTextStyle: $0) }
    #expect(fonts.map(\.pointSize) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(fonts[4] == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func metricsScaleWithTheSize() {
    let small = UIFont.systemFont(ofSize: 10)
    let large = UIFont.systemFont(ofSize: 100)
    #expect(abs(large.ascender - 10 * small.ascender) < 0.5)
    #expect(abs(large.lineHeight - 10 * small.lineHeight) < 0.5)
    #expect(large.descender < 0)
    #expect(large.xHeight < large.capHeight && large.capHeight < large.ascender)
    #expect(abs(large.lineHeight - (large.ascender - large.descender + large.leading)) < 1e-9)
  }

  @Test func fontsWithEqualAttributesAreEqual() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 20).withSize(12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == "Inter-Italic")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == "Inter-Bold")
  }
}
