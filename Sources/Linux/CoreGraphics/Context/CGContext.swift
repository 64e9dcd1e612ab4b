import CCairo

/// A context that draws into memory.
public final class CGContext {
  private struct Target {
    let cr: OpaquePointer
    let surface: OpaquePointer
    /// The memory, if this context allocated it.
    let bitmap: Bitmap?
    let memory: UnsafeMutableRawPointer
  }

  /// Nil until the first drawing, if the context allocates its memory on demand.
  private var target: Target?

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  public let bytesPerRow: Int
  public let colorSpace: CGColorSpace?
  public let bitmapInfo: CGBitmapInfo

  /// The transform from base space, in which shadows are measured, to device pixels.
  let base: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// The number of saved states at the beginning of each open transparency layer.
  var layers: [Int] = []
  /// The current path, in device pixels.
  var devicePath: [PathElement] = []
  var cursor = PathCursor()

  private init?(
    memory: UnsafeMutableRawPointer, bitmap: Bitmap?, width: Int, height: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo,
    space: CGColorSpace, base: CGAffineTransform
  ) {
    let isOpaque = bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue == CGImageAlphaInfo.noneSkipFirst.rawValue
    guard width > 0, height > 0,
      let surface = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(bytesPerRow)), let cr = cairo_create(surface)
    else { return nil }
    target = Target(cr: cr, surface: surface, bitmap: bitmap, memory: memory)
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.bitmapInfo = bitmapInfo
    self.base = base
    colorSpace = space
    state = GraphicsState(matrix: base)
  }

  /// Creates a context in Core Graphics' orientation: the origin at the bottom left, one unit per pixel.
  ///
  /// The only supported format is 32-bit little-endian RGB with alpha, or unused bits, first; other formats yield nil.
  /// - Parameters:
  ///   - data: The memory for the pixels, top row first; nil lets the context allocate it.
  ///   - bytesPerRow: A multiple of four, or 0 for the width without padding.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    let formats = [CGImageAlphaInfo.premultipliedFirst, .noneSkipFirst].map {
      $0.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    }
    let row = bytesPerRow == 0 ? width * 4 : bytesPerRow
    guard width > 0, height > 0, bitsPerComponent == 8, space.model == .rgb, formats.contains(bitmapInfo), row >= width * 4,
      row % 4 == 0, data != nil || row == width * 4
    else { return nil }
    let bitmap = data == nil ? Bitmap(width: width, height: height) : nil
    guard let memory = data ?? bitmap?.data else { return nil }
    self.init(
      memory: memory, bitmap: bitmap, width: width, height: height, bytesPerRow: row,
      bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo), space: space,
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Creates a context in UIKit's orientation: the origin at the top left, `scale` pixels per unit.
  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    // Cairo does not accept an empty surface. Drawing then goes to a separate bitmap of one pixel.
    let target = bitmap.width > 0 && bitmap.height > 0 ? bitmap : Bitmap(width: 1, height: 1)
    self.init(
      memory: target.data, bitmap: target, width: target.width, height: target.height, bytesPerRow: target.bytesPerRow,
      bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)],
      space: .deviceRGB, base: CGAffineTransform(scaleX: scale, y: scale))!
  }

  /// Creates a context in UIKit's orientation that allocates its memory at the first drawing, because most views draw
  /// nothing.
  /// - Parameters:
  ///   - width: In pixels; more than 0.
  ///   - height: In pixels; more than 0.
  package init(pixelsWide width: Int, high height: Int, scale: CGFloat) {
    precondition(width > 0 && height > 0, "A context needs pixels to draw on.")
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    bitmapInfo = [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
    colorSpace = .deviceRGB
    base = CGAffineTransform(scaleX: scale, y: scale)
    state = GraphicsState(matrix: base)
  }

  /// The drawing, in a context that allocated the memory for it; nil if nothing was drawn.
  package var drawnBitmap: Bitmap? {
    guard let target else { return nil }
    cairo_surface_flush(target.surface)
    return target.bitmap
  }

  var cr: OpaquePointer { openTarget().cr }
  private var surface: OpaquePointer { openTarget().surface }
  private var memory: UnsafeMutableRawPointer { openTarget().memory }

  private func openTarget() -> Target {
    if let target { return target }
    let bitmap = Bitmap(width: width, height: height)
    let surface = cairo_image_surface_create_for_data(
      bitmap.data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
    // Cairo never returns nil. If there is no memory, it returns an object that draws nothing.
    let made = Target(cr: cairo_create(surface)!, surface: surface!, bitmap: bitmap, memory: bitmap.data)
    target = made
    return made
  }

  deinit {
    guard let target else { return }
    cairo_destroy(target.cr)
    cairo_surface_finish(target.surface)
    cairo_surface_destroy(target.surface)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var data: UnsafeMutableRawPointer? { memory }
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedFirst
  }

  /// An image of the drawing so far, without open transparency layers.
  public func makeImage() -> CGImage? {
    cairo_surface_flush(surface)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    let unused: UInt32 = alphaInfo == .noneSkipFirst ? 0xFF00_0000 : 0
    for y in 0..<height {
      let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { pixels.append(row[x] | unused) }
    }
    return CGImage(pixels: pixels, width: width, height: height)
  }
}
