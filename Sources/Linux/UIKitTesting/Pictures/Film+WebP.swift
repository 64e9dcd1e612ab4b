import CWebP
import UIKit

extension Film {
  /// Encodes the film as an animated WebP image that plays at the device's speed in an endless loop. If the device was
  /// rotated, all pictures are centred on one canvas.
  ///
  /// - Throws: ``FilmError`` if there are no pictures or the encoder fails.
  public func webp(quality: Float = 80) throws -> Data {
    guard !frames.isEmpty else { throw FilmError("the film has no pictures") }
    let width = frames.reduce(0) { max($0, $1.bitmap.width) }
    let height = frames.reduce(0) { max($0, $1.bitmap.height) }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { throw FilmError("the WebP encoder cannot be initialised") }
    defer { WebPAnimEncoderDelete(encoder) }
    var configuration = WebPConfig()
    guard WebPConfigInit(&configuration) != 0 else { throw FilmError("the WebP encoder cannot be initialised") }
    configuration.quality = quality
    configuration.method = 2
    for frame in frames {
      let picture = frame.bitmap.centered(onWidth: width, height: height)
      try add(picture, at: milliseconds(frame.time), to: encoder, &configuration)
    }
    // The last picture stays for 0.8 s before the film starts again.
    let last = milliseconds(max(end, frames[frames.count - 1].time)) + 800
    guard WebPAnimEncoderAdd(encoder, nil, last, nil) != 0 else { throw FilmError(encoder) }
    var data = WebPData()
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw FilmError(encoder) }
    defer { WebPDataClear(&data) }
    return Data(bytes: data.bytes, count: data.size)
  }

  private func milliseconds(_ time: TimeInterval) -> Int32 {
    Int32((time * 1000).rounded())
  }

  private func add(
    _ bitmap: Bitmap, at time: Int32, to encoder: OpaquePointer, _ configuration: inout WebPConfig
  ) throws {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw FilmError("the WebP encoder cannot be initialised") }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    let pixels = bitmap.data.assumingMemoryBound(to: UInt8.self)
    guard WebPPictureImportBGRX(&picture, pixels, Int32(bitmap.bytesPerRow)) != 0,
      WebPAnimEncoderAdd(encoder, &picture, time, &configuration) != 0
    else { throw FilmError(encoder) }
  }
}

extension Bitmap {
  /// The picture, centred on a grey canvas; the picture itself if it already has that size.
  fileprivate func centered(onWidth width: Int, height: Int) -> Bitmap {
    guard self.width != width || self.height != height else { return self }
    let canvas = Bitmap(width: width, height: height)
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    canvas.fill(whole, with: CGColor(gray: 0.82, alpha: 1))
    canvas.draw(self, at: (width - self.width) / 2, (height - self.height) / 2, clip: whole, alpha: 1)
    return canvas
  }
}

/// An error while a film is encoded.
public struct FilmError: Error, CustomStringConvertible {
  /// The reason, in one line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ encoder: OpaquePointer) {
    description = "the film cannot be encoded: \(String(cString: WebPAnimEncoderGetError(encoder)))"
  }
}
