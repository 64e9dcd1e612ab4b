import CPixels

/// The coverage of a shape, one byte per device pixel.
package final class Mask {
  package let width: Int
  package let height: Int
  package let data: UnsafeMutablePointer<UInt8>

  /// Creates an empty mask.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A mask cannot have a negative size.")
    self.width = width
    self.height = height
    data = .allocate(capacity: max(width * height, 1))
    data.initialize(repeating: 0, count: max(width * height, 1))
  }

  /// Creates a mask from the alpha channel of a bitmap.
  package convenience init(alphaOf bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    px_extract_alpha(
      data, width, bitmap.data.assumingMemoryBound(to: UInt32.self), bitmap.bytesPerRow / 4, Int32(width), Int32(height))
  }

  deinit { data.deallocate() }

  /// Blurs the coverage like a Gaussian of `sigma` pixels; pixels outside the mask count as empty.
  package func blur(sigma: CGFloat) {
    guard sigma > 0, width > 0, height > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * max(width, height)) { scratch in
      px_blur_mask(data, width, Int32(width), Int32(height), Double(sigma), scratch.baseAddress)
    }
  }

  /// Subtracts the coverage of another mask of the same size.
  package func subtract(_ other: Mask) {
    precondition(width == other.width && height == other.height, "Masks of different sizes cannot be subtracted.")
    px_subtract_mask(data, other.data, width * height)
  }

  package subscript(x: Int, y: Int) -> UInt8 { data[y * width + x] }
}

extension Mask {
  /// Creates the mask of the top left corner of a rounded rectangle. The rectangle's edges lie `inset` pixels inside the
  /// mask's.
  /// - Parameter available: Half of the rectangle's shorter side without the inset. Only continuous corners use it.
  package convenience init(cornerOf radius: CGFloat, isContinuous: Bool, available: CGFloat, inset: CGFloat, size: Int) {
    self.init(width: size, height: size)
    let curve = CornerCurve(radius: radius, isContinuous: isContinuous, available: available)
    // Each pixel row is split into thin rows, in which the covered part of each pixel is computed exactly.
    let slices = 32
    let insets = curve.insets(from: -inset, count: size * slices, step: 1 / CGFloat(slices))
    for row in 0..<size {
      // The difference between each pixel's coverage and that of its left neighbour.
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
