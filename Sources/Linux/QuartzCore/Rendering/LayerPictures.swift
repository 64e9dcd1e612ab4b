/// Cached pictures and masks of one layer. Each is reused until its inputs change.
final class LayerPictures {
  var shape = Kept<ShapeKey, PlacedBitmap>()
  var gradient = Kept<GradientKey, Bitmap>()
  var background = Kept<OutlineKey, PlacedMask>()
  var border = Kept<OutlineKey, PlacedMask>()
  var clip = Kept<OutlineKey, PlacedMask>()
  var shadow = Kept<ShadowKey, PlacedShadow>()
  var contentShadow: (items: [DisplayItem], sigma: CGFloat, shadow: PlacedShadow)?
  var mask: (items: [DisplayItem], mask: PlacedMask)?
  /// The old picture of a transition.
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

/// A cached value and the key from which it was made.
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

/// A picture and the position of its first pixel, in device space or relative to its layer's origin.
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
