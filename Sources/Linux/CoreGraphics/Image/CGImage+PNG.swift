import CCairo

/// The reason why an image could not be read or written.
package enum ImageError: Error, Hashable {
  case unreadable(reason: String)
  case unwritable(reason: String)
}

extension CGImage {
  /// Reads the contents of a PNG file.
  package convenience init(png: Data) throws {
    var reader = PNGReader(data: png)
    let surface = withUnsafeMutablePointer(to: &reader) { pointer in
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, length in
          guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
          return closure.assumingMemoryBound(to: PNGReader.self).pointee.read(into: bytes, count: Int(length))
        }, pointer)
    }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      throw ImageError.unreadable(reason: String(cString: cairo_status_to_string(status)))
    }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let bitmap = Bitmap(width: width, height: height)
    // Painting converts the file's pixel format to that of bitmaps.
    bitmap.withCairo { cr in
      cairo_set_source_surface(cr, surface, 0, 0)
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
      cairo_paint(cr)
    }
    self.init(bitmap: bitmap)
  }

  /// The contents of a PNG file with this image.
  package func pngData() throws -> Data {
    var data = Data()
    let status = bitmap.withSurface { surface in
      withUnsafeMutablePointer(to: &data) { pointer in
        cairo_surface_write_to_png_stream(
          surface,
          { closure, bytes, length in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(length))
            return CAIRO_STATUS_SUCCESS
          }, pointer)
      }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw ImageError.unwritable(reason: String(cString: cairo_status_to_string(status)))
    }
    return data
  }
}

private struct PNGReader {
  let data: Data
  var offset = 0

  mutating func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> cairo_status_t {
    guard offset + count <= data.count else { return CAIRO_STATUS_READ_ERROR }
    let start = data.startIndex + offset
    data.copyBytes(to: bytes, from: start..<start + count)
    offset += count
    return CAIRO_STATUS_SUCCESS
  }
}
