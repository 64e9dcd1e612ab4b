import Foundation
import UIKit
import UIKitTesting

/// A writer of films and pictures.
@MainActor struct FilmOutput {
  let folder: OutputFolder
  /// The largest number of frames in a strip.
  let frames: Int

  /// Writes the strip and the animated picture, and returns their paths.
  func write(_ film: Film, name: String) throws -> [String] {
    guard let strip = film.strip(of: frames) else { return [] }
    return [try write(strip, name: name), try folder.write(film.webp(), to: "\(name).webp")]
  }

  /// Writes a picture, and returns its path.
  func write(_ picture: CGImage, name: String) throws -> String {
    try folder.write(picture.pngData(), to: "\(name).png")
  }
}
