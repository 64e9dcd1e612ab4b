import CoreGraphics
import Testing

@Suite struct TextTests {
  private let sample = "The quick brown fox jumps over the lazy dog and comes to rest at a detent."

  private func layout(
    _ string: String, size: CGFloat = 17, width: CGFloat? = nil, lines: Int = 0,
    _ lineBreak: TextLayout.LineBreak = .byTruncatingTail, _ alignment: TextLayout.Alignment = .natural, spacing: CGFloat = 0
  ) -> TextLayout {
    TextLayout(
      runs: [TextRun(string: string, style: TextStyle(size: size))], width: width, lineLimit: lines, lineBreak: lineBreak,
      alignment: alignment, lineSpacing: spacing)
  }

  /// Returns the range of columns with visible pixels.
  private func columns(_ bitmap: Bitmap) -> Range<Int> {
    let used = (0..<bitmap.width).filter { x in
      (0..<bitmap.height).contains { bitmap.pixels[$0 * bitmap.width + x] >> 24 > 100 }
    }
    return (used.first ?? 0)..<((used.last ?? -1) + 1)
  }

  private func drawn(_ layout: TextLayout, width: Int, height: Int = 60, scale: Int = 1) -> Bitmap {
    let bitmap = Bitmap(width: width * scale, height: height * scale)
    layout.draw(in: CGContext(bitmap: bitmap, scale: CGFloat(scale)), at: .zero, defaultColor: .black)
    return bitmap
  }

  @Test func sizeScalesWithTheFont() {
    let base = layout(sample, size: 10).size
    for factor in [1.5, 2, 3.4] as [CGFloat] {
      let size = layout(sample, size: 10 * factor).size
      #expect(abs(size.width / base.width / factor - 1) < 0.002)
      #expect(abs(size.height / base.height / factor - 1) < 0.002)
    }
  }

  @Test func metricsMatchTheLines() {
    let metrics = TextLayout.metrics(of: TextStyle(size: 20))
    let line = layout("Hx", size: 20)
    #expect(metrics.descender < 0 && metrics.leading >= 0)
    #expect(abs(line.size.height - (metrics.ascender - metrics.descender)) < 0.01)
    #expect(abs(line.firstBaseline - metrics.ascender) < 0.01)
    #expect(metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascender)
    let half = TextLayout.metrics(of: TextStyle(size: 10))
    #expect(abs(metrics.capHeight / half.capHeight - 2) < 0.01)
  }

  @Test func emptyTextIsOneLineHigh() {
    let empty = layout("", size: 30)
    #expect(empty.size.width == 0 && empty.lineCount == 1 && !empty.isTruncated)
    #expect(abs(empty.size.height - layout("x", size: 30).size.height) < 0.01)
  }

  @Test func linesBreakAtTheWidth() {
    let whole = layout(sample)
    #expect(whole.lineCount == 1)
    let broken = layout(sample, width: 200)
    #expect(broken.lineCount > 2 && broken.size.width <= 200 && !broken.isTruncated)
    #expect(abs(broken.size.height - CGFloat(broken.lineCount) * whole.size.height) < 0.1)
    // A text is never wrapped at its own width.
    #expect(layout(sample, width: whole.size.width).lineCount == 1)
    #expect(abs(broken.lastBaseline - broken.firstBaseline - CGFloat(broken.lineCount - 1) * whole.size.height) < 0.1)
  }

  @Test func spacingIsAddedBetweenLines() {
    let (tight, wide) = (layout("a\nb\nc"), layout("a\nb\nc", spacing: 10))
    #expect(abs(wide.size.height - tight.size.height - 20) < 0.01)
    #expect(tight.lineCount == 3)
  }

  @Test(arguments: [
    TextLayout.LineBreak.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byWordWrapping, .byCharWrapping,
    .byClipping,
  ])
  func textThatDoesNotFitIsTruncated(lineBreak: TextLayout.LineBreak) {
    for lines in 1...3 {
      let cut = layout(sample, width: 120, lines: lines, lineBreak)
      #expect(cut.isTruncated && cut.lineCount == lines)
      #expect(abs(cut.size.height - CGFloat(lines) * layout("x").size.height) < 0.1)
    }
    #expect(!layout("fits", width: 120, lines: 1, lineBreak).isTruncated)
    #expect(!layout(sample, width: 120, lines: 0, lineBreak).isTruncated)
  }

  @Test func lineLimitCountsTheLinesOfAllParagraphs() {
    let text = layout("one\n" + sample + "\nthree", width: 150, lines: 3)
    #expect(text.lineCount == 3 && text.isTruncated && text.size.width <= 150.01)
    let first = layout("one\ntwo", width: 150, lines: 1)
    #expect(first.isTruncated && first.lineCount == 1)
    #expect(abs(first.size.width - layout("one…").size.width) < 0.01)
  }

  @Test func alignmentMovesLines() {
    let word = layout("word")
    let width = 200
    let room = CGFloat(width) - word.size.width
    let starts = ([.left, .center, .right] as [TextLayout.Alignment]).map { alignment in
      [TextLayout.LineBreak.byTruncatingTail, .byClipping].map {
        columns(drawn(layout("word", width: CGFloat(width), lines: 1, $0, alignment), width: width)).lowerBound
      }
    }
    for (column, offset) in zip(starts, [0, room / 2, room]) {
      for start in column { #expect(abs(CGFloat(start - starts[0][0]) - offset) <= 1.5) }
    }
  }

  @Test func everyScaleDrawsTheSameText() {
    let text = layout(sample, width: 180)
    let boxes = (1...3).map { columns(drawn(text, width: 200, height: 120, scale: $0)) }
    for scale in 2...3 {
      #expect(abs(Double(boxes[scale - 1].upperBound) / Double(scale) - Double(boxes[0].upperBound)) <= 1.5)
    }
  }

  @Test func attributesChangeSizeAndColour() {
    let style = TextStyle(size: 20)
    let plain = TextRun(string: "text", style: style)
    func size(_ run: TextRun) -> CGSize { TextLayout(runs: [run], width: nil).size }
    var bold = plain
    bold.style.weight = 700
    #expect(size(bold).width > size(plain).width)
    var spaced = plain
    spaced.kern = 5
    #expect(size(spaced).width - size(plain).width >= 15)
    var mono = TextStyle(size: 20, isMonospaced: true)
    #expect(size(TextRun(string: "iiii", style: mono)) == size(TextRun(string: "WWWW", style: mono)))
    mono.isItalic = true
    #expect(TextLayout.metrics(of: mono).ascender > 0)

    var red = plain
    red.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let mixed = drawn(TextLayout(runs: [plain, red], width: nil), width: 120)
    let middle = Int(size(plain).width)
    func ink(_ range: Range<Int>, _ shift: UInt32) -> Int {
      range.reduce(0) { sum, x in sum + (0..<60).reduce(0) { $0 + Int(mixed.pixels[$1 * 120 + x] >> shift & 255) } }
    }
    #expect(ink(0..<middle - 1, 16) == 0 && ink(0..<middle - 1, 24) > 0)
    #expect(ink(middle + 2..<120, 16) > 0 && ink(middle + 2..<120, 0) == 0)

    var underlined = plain
    underlined.isUnderlined = true
    let lined = drawn(TextLayout(runs: [underlined], width: nil), width: 120)
    #expect(columns(lined).count >= Int(size(plain).width) - 1)
  }

  @Test func contextAlphaFadesText() {
    for color in [nil, CGColor(red: 0, green: 0, blue: 1, alpha: 1)] {
      let text = TextLayout(runs: [TextRun(string: "█", style: TextStyle(size: 40), color: color)], width: nil)
      let bitmap = Bitmap(width: 20, height: 40)
      let context = CGContext(bitmap: bitmap, scale: 1)
      context.setAlpha(0.5)
      text.draw(in: context, at: .zero, defaultColor: .black)
      let strongest = (0..<800).map { bitmap.pixels[$0] >> 24 }.max() ?? 0
      #expect(abs(Int(strongest) - 128) <= 2)
    }
  }

  @Test func textCanBeMeasuredOnAnyThread() async {
    let expected = layout(sample, width: 99).size
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for _ in 0..<16 { group.addTask { self.layout(self.sample, width: 99).size } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes.allSatisfy { $0 == expected })
  }
}
