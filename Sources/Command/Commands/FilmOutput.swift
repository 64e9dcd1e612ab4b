import Foundation
import UIKit
import UIKitTesting

/// The folder that films are written to.
@MainActor struct FilmOutput {
  let directory: String
  /// How many pictures a strip has at the most.
  let frames: Int

  /// Writes the strip and the moving picture, and returns their paths.
  func write(_ film: Film, name: String) throws -> [String] {
    guard let strip = film.strip(of: frames) else { return [] }
    return [try write(strip, name: name), try write(film.webp(), to: "\(name).webp")]
  }

  /// Writes a picture, and returns its path.
  func write(_ picture: CGImage, name: String) throws -> String {
    try write(picture.pngData(), to: "\(name).png")
  }

  private func write(_ data: Data, to name: String) throws -> String {
    let folder = URL(fileURLWithPath: directory, isDirectory: true)
    let file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw Failure(status: 2, "\(file.path) cannot be written: \(error.localizedDescription)")
    }
    return file.path
  }
}
