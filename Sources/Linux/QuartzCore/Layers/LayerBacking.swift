/// The contents that a layer has drawn for itself. Its pixels never change; drawing again makes another.
final class LayerBacking {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }
}
