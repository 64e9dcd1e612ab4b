import Foundation
import UIKit

@testable import UIKitTesting

/// Five pictures of a film side by side, at half size and without text of their own.
@MainActor struct FilmStrip {
  static let count = 5

  let frames: [Film.Frame]

  /// The strip with the middles of five equal parts of the film; `nil` if the film has fewer than five pictures.
  init?(of film: Film) {
    guard film.frames.count >= Self.count else { return nil }
    frames = (0..<Self.count).map { film.frames[(2 * $0 + 1) * film.frames.count / (2 * Self.count)] }
  }

  /// The strip with what the film shows at these times, which must not be before its first picture.
  init(of film: Film, at times: [TimeInterval]) {
    frames = times.map { time in film.frames.last { $0.time <= time }! }
  }

  func picture() -> CGImage {
    let (width, height) = (frames[0].bitmap.width / 2, frames[0].bitmap.height / 2)
    let strip = Bitmap(width: width * frames.count, height: height)
    for (index, frame) in frames.enumerated() {
      let left = CGFloat(index * width)
      strip.draw(
        frame.bitmap,
        transform: CGAffineTransform(scaleX: 0.5, y: 0.5).concatenating(CGAffineTransform(translationX: left, y: 0)),
        clip: PixelRect(x: index * width, y: 0, width: width, height: height), alpha: 1)
    }
    return strip.makeImage()
  }
}
