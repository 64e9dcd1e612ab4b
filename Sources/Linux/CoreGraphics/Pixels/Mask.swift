import CPixels

/// Coverage of a shape, one byte for each device pixel.
package final class Mask {
  package let width: Int
  package let height: Int
  package let data: UnsafeMutablePointer<UInt8>

  /// An empty mask.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A mask cannot have a negative size.")
    self.width = width
    self.height = height
    data = .allocate(capacity: max(width * height, 1))
    data.initialize(repeating: 0, count: max(width * height, 1))
  }

  /// The alpha channel of a picture.
  package convenience init(alphaOf bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    px_extract_alpha(
      data, width, bitmap.data.assumingMemoryBound(to: UInt32.self), bitmap.bytesPerRow / 4, Int32(width), Int32(height))
  }

  deinit { data.deallocate() }

  /// Spreads the coverage as a Gaussian of `sigma` pixels would, taking the outside as empty.
  package func blur(sigma: CGFloat) {
    guard sigma > 0, width > 0, height > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * max(width, height)) { scratch in
      px_blur_mask(data, width, Int32(width), Int32(height), Double(sigma), scratch.baseAddress)
    }
  }

  /// Takes away what another mask of the same size covers.
  package func subtract(_ other: Mask) {
    precondition(width == other.width && height == other.height, "Masks of different sizes cannot be subtracted.")
    px_subtract_mask(data, other.data, width * height)
  }

  package subscript(x: Int, y: Int) -> UInt8 { data[y * width + x] }
}

extension Mask {
  /// A square at the top left corner of a rounded rectangle whose edges lie `inset` pixels inside of the square's.
  /// - Parameter available: Half of the shorter side of the rectangle without the inset; only continuous corners need it.
  package convenience init(cornerOf radius: CGFloat, isContinuous: Bool, available: CGFloat, inset: CGFloat, size: Int) {
    self.init(width: size, height: size)
    let curve = CornerCurve(radius: radius, isContinuous: isContinuous, available: available)
    // In each pixel row, thin rows: along one of them the covered part of each pixel is exact.
    let slices = 32
    let insets = curve.insets(from: -inset, count: size * slices, step: 1 / CGFloat(slices))
    for row in 0..<size {
      // What each pixel's share is above that of its left neighbour.
      var growth = [CGFloat](repeating: 0, count: size + 2)
      for slice in row * slices..<(row + 1) * slices where (CGFloat(slice) + 0.5) / CGFloat(slices) >= inset {
        let edge = inset + insets[slice]
        let column = min(Int(edge), size)
        let share = CGFloat(column + 1) - edge
        growth[column] += share
        growth[column + 1] += 1 - share
      }
      var sum: CGFloat = 0
      for column in 0..<size {
        sum += growth[column]
        data[row * size + column] = UInt8((min(max(sum / CGFloat(slices), 0), 1) * 255).rounded())
      }
    }
  }
}
