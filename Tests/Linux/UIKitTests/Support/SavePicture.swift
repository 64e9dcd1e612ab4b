import CoreGraphics
import Foundation

/// Writes a picture into the folder that HALFMODAL_PICTURES names, if it is set, for people to look at.
func savePicture(_ image: CGImage, as name: String) throws {
  guard let folder = ProcessInfo.processInfo.environment["HALFMODAL_PICTURES"] else { return }
  try image.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
}
