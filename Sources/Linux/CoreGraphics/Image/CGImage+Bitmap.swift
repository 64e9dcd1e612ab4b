extension CGImage {
  /// Creates an image from the current pixels of a bitmap.
  package convenience init(bitmap: Bitmap) {
    let count = bitmap.width * bitmap.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.baseAddress?.initialize(from: bitmap.pixels, count: count)
      filled = count
    }
    self.init(pixels: pixels, width: bitmap.width, height: bitmap.height)
  }

  /// A new bitmap with this image's pixels.
  package var bitmap: Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    pixels.withUnsafeBufferPointer { source in
      if let base = source.baseAddress { bitmap.pixels.update(from: base, count: source.count) }
    }
    bitmap.isOpaque = isOpaque
    return bitmap
  }
}

extension Bitmap {
  /// A picture of what the bitmap shows now.
  package func makeImage() -> CGImage { CGImage(bitmap: self) }
}
