/// Pictures and masks that one layer's drawing needs, kept from frame to frame until what they were made from changes.
final class LayerPictures {
  var shape = Kept<ShapeKey, PlacedBitmap>()
  var gradient = Kept<GradientKey, Bitmap>()
  var background = Kept<OutlineKey, PlacedMask>()
  var border = Kept<OutlineKey, PlacedMask>()
  var clip = Kept<OutlineKey, PlacedMask>()
  var shadow = Kept<ShadowKey, PlacedShadow>()
  var contentShadow: (items: [DisplayItem], sigma: CGFloat, shadow: PlacedShadow)?
  var mask: (items: [DisplayItem], mask: PlacedMask)?
  /// The picture that a transition leaves.
  var previous: (identifier: Int, picture: PlacedBitmap?)?

  struct OutlineKey: Equatable {
    let device: CGAffineTransform
    let bounds: CGRect
    let radius: CGFloat
    let corners: UInt
    let isContinuous: Bool
    let borderWidth: CGFloat
    let rect: PixelRect
  }

  struct ShadowKey: Equatable {
    let device: CGAffineTransform
    let path: CGPath
    let sigma: CGFloat
  }
}

/// A value with what it was made from.
struct Kept<Key: Equatable, Value> {
  private var key: Key?
  private var value: Value?

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value, self.key == key { return value }
    let made = make()
    self.key = key
    value = made
    return made
  }
}

/// A picture and where its first pixel lies, in device space or relative to its layer's origin.
struct PlacedBitmap {
  let bitmap: Bitmap
  let x: Int
  let y: Int

  var rect: PixelRect { PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height) }
}

struct PlacedMask {
  let mask: Mask
  let x: Int
  let y: Int

  var rect: PixelRect { PixelRect(x: x, y: y, width: mask.width, height: mask.height) }
}

struct PlacedShadow {
  let shadow: ShadowMask
  let rect: PixelRect
}
