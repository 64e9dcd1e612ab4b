import UIKit

extension Film {
  /// Returns evenly spaced pictures of the film side by side, including the first and the last, each with its time above
  /// it.
  ///
  /// - Parameter count: The maximum number of pictures.
  /// - Returns: Nil if the film has no pictures.
  public func strip(of count: Int = 8) -> CGImage? {
    guard !frames.isEmpty, count > 0 else { return nil }
    let chosen = choice(of: min(count, frames.count)).map { frames[$0] }
    let size = chosen.reduce(CGSize.zero) {
      CGSize(width: max($0.width, CGFloat($1.bitmap.width) / 2), height: max($0.height, CGFloat($1.bitmap.height) / 2))
    }
    let (gap, title): (CGFloat, CGFloat) = (12, 26)
    let strip = Bitmap(
      width: Int(CGFloat(chosen.count) * (size.width + gap) + gap), height: Int(title + size.height + gap))
    let whole = PixelRect(x: 0, y: 0, width: strip.width, height: strip.height)
    strip.fill(whole, with: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    let context = CGContext(bitmap: strip, scale: 1)
    for (index, frame) in chosen.enumerated() {
      let left = gap + CGFloat(index) * (size.width + gap)
      // A border makes the edges of a white screen visible.
      let edge = PixelRect(x: Int(left) - 1, y: Int(title) - 1, width: Int(size.width) + 2, height: Int(size.height) + 2)
      strip.fill(edge, with: CGColor(gray: 0.82, alpha: 1))
      let half = CGAffineTransform(scaleX: 0.5, y: 0.5).concatenating(CGAffineTransform(translationX: left, y: title))
      strip.draw(frame.bitmap, transform: half, clip: whole, alpha: 1)
      label(for: frame.time).draw(in: context, at: CGPoint(x: left, y: 6), defaultColor: CGColor(gray: 0.35, alpha: 1))
    }
    return strip.makeImage()
  }

  private func choice(of count: Int) -> [Int] {
    guard count > 1 else { return [frames.count - 1] }
    return (0..<count).map { $0 * (frames.count - 1) / (count - 1) }
  }

  private func label(for time: TimeInterval) -> TextLayout {
    let hundredths = Int((time * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) s"
    let style = TextStyle(family: nil, size: 12, weight: 500, isItalic: false, isMonospaced: false)
    return TextLayout(
      runs: [TextRun(string: text, style: style, color: nil, isUnderlined: false, kern: 0)], width: nil, lineLimit: 1,
      lineBreak: .byClipping, alignment: .left, lineSpacing: 0)
  }
}
