/// Contents that a layer drew for itself. The pixels never change; another drawing creates another object.
final class LayerBacking {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }
}
