/// The cache that all layers of a renderer share: masks of corners and shadows, bitmaps of images, and backdrops.
final class SceneResources {
  var corners = CornerMasks()
  var shadows = ShadowMasks()
  private var images: [ObjectIdentifier: Entry] = [:]
  private var backdrops: [ObjectIdentifier: (picture: BackdropPicture, lastFrame: Int)] = [:]
  private var frame = 0

  private struct Entry {
    /// Retained so that no other image can get the same identity.
    let image: CGImage
    let bitmap: Bitmap
    var lastFrame: Int
  }

  func bitmap(of image: CGImage) -> Bitmap {
    let identity = ObjectIdentifier(image)
    if let index = images.index(forKey: identity) {
      images.values[index].lastFrame = frame
      return images.values[index].bitmap
    }
    let bitmap = image.bitmap
    images[identity] = Entry(image: image, bitmap: bitmap, lastFrame: frame)
    return bitmap
  }

  func backdrop(of layer: CALayer) -> BackdropPicture {
    let picture = backdrops[ObjectIdentifier(layer)]?.picture ?? BackdropPicture()
    backdrops[ObjectIdentifier(layer)] = (picture, frame)
    return picture
  }

  /// Removes everything that the frame did not use.
  func endFrame() {
    if images.values.contains(where: { $0.lastFrame != frame }) {
      images = images.filter { $0.value.lastFrame == frame }
    }
    if backdrops.values.contains(where: { $0.lastFrame != frame }) {
      backdrops = backdrops.filter { $0.value.lastFrame == frame }
    }
    frame += 1
  }
}
