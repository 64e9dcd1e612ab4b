extension SceneBuilder {
  mutating func addContents(_ pass: LayerPass) {
    guard let contents = pass.state.contents else { return }
    let bitmap: Bitmap
    if let backing = contents as? LayerBacking {
      bitmap = backing.bitmap
    } else if let image = contents as? CGImage {
      bitmap = resources.bitmap(of: image)
    } else {
      return
    }
    if bitmap.width == 0 || bitmap.height == 0 { return }
    let fit = ContentsFit(pass.state, gravity: pass.layer.contentsGravity, width: bitmap.width, height: bitmap.height)
    for (index, piece) in fit.pieces.enumerated() { add(piece, index, of: bitmap, pass) }
  }

  /// Draws a part of a picture, given in its pixels, into a rectangle of the layer.
  private mutating func add(_ piece: ContentsFit.Piece, _ index: Int, of bitmap: Bitmap, _ pass: LayerPass) {
    let geometry = pass.geometry
    let alpha = pass.alpha.byte
    let place = piece.place.applying(geometry.device)
    if geometry.isAligned, piece.part.origin == piece.part.origin.rounded,
      abs(place.width - piece.part.width) < 1, abs(place.height - piece.part.height) < 1
    {
      // The size matches up to a fraction of a pixel, so pixels are copied, not sampled.
      let (x, y) = (Int(place.minX.rounded()), Int(place.minY.rounded()))
      let part = PixelRect(covering: piece.part)
      let rect = PixelRect(x: x, y: y, width: part.width, height: part.height)
      return append(pass, .contents(index), .picture(bitmap, x: x - part.x, y: y - part.y, alpha: alpha), rect)
    }
    let forward = CGAffineTransform(
      a: piece.place.width / piece.part.width, b: 0, c: 0, d: piece.place.height / piece.part.height,
      tx: piece.place.minX - piece.part.minX * piece.place.width / piece.part.width,
      ty: piece.place.minY - piece.part.minY * piece.place.height / piece.part.height
    ).concatenating(geometry.device)
    guard forward.isInvertible else { return }
    let sampled = SampledPicture(
      bitmap: bitmap, part: PixelRect(covering: piece.part), inverse: forward.inverted(), hardEdges: geometry.isAligned)
    let rect = geometry.isAligned ? PixelRect(rounding: place) : PixelRect(covering: place.insetBy(dx: -1, dy: -1))
    append(pass, .contents(index), .sampled(sampled, alpha: alpha), rect)
  }
}

/// The parts of a picture and their rectangles in a layer.
struct ContentsFit {
  struct Piece {
    /// The part, in the picture's pixels.
    let part: CGRect
    /// The rectangle, in the layer's coordinates.
    let place: CGRect
  }

  let pieces: [Piece]

  init(_ state: LayerState, gravity: CALayerContentsGravity, width: Int, height: Int) {
    let part = CGRect(
      x: state.contentsRect.minX * CGFloat(width), y: state.contentsRect.minY * CGFloat(height),
      width: state.contentsRect.width * CGFloat(width), height: state.contentsRect.height * CGFloat(height))
    guard part.width > 0, part.height > 0, state.bounds.width > 0, state.bounds.height > 0 else {
      pieces = []
      return
    }
    let scale = max(state.contentsScale, .leastNormalMagnitude)
    let size = CGSize(width: part.width / scale, height: part.height / scale)
    let place = Self.place(size, in: state.bounds, gravity)
    let center = state.contentsCenter
    guard gravity.isResizing, center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      pieces = [Piece(part: part, place: place)]
      return
    }
    let columns = Stretch.parts(
      of: (part.minX, part.width), stretching: (center.minX, center.width), over: (place.minX, place.width), scale: scale)
    let rows = Stretch.parts(
      of: (part.minY, part.height), stretching: (center.minY, center.height), over: (place.minY, place.height), scale: scale)
    var pieces: [Piece] = []
    for row in rows {
      for column in columns {
        let part = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
        let place = CGRect(x: column.to, y: row.to, width: column.size, height: row.size)
        if !part.isEmpty, !place.isEmpty { pieces.append(Piece(part: part, place: place)) }
      }
    }
    self.pieces = pieces
  }

  private static func place(_ size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity) -> CGRect {
    var size = size
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let free = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    let (x, y) = gravity.parts
    return CGRect(
      origin: CGPoint(x: bounds.minX + free.width * x, y: bounds.minY + free.height * y), size: size)
  }
}

/// One of the three parts of a picture along one axis. Only the middle part stretches.
private struct Stretch {
  /// The start and length in the picture.
  let from: CGFloat
  let length: CGFloat
  /// The start and length in the layer.
  let to: CGFloat
  let size: CGFloat

  typealias Line = (start: CGFloat, length: CGFloat)

  /// - Parameter center: The start and length of the middle part, as fractions of the picture's length.
  static func parts(of picture: Line, stretching center: Line, over place: Line, scale: CGFloat) -> [Stretch] {
    let first: CGFloat = picture.length * center.start
    let middle: CGFloat = picture.length * center.length
    let last: CGFloat = max(picture.length - first - middle, 0)
    // If the end parts do not fit, both shrink.
    let ends: CGFloat = max((first + last) / scale, .leastNormalMagnitude)
    let fit: CGFloat = min(1, place.length / ends) / scale
    let firstSize: CGFloat = first * fit
    let lastSize: CGFloat = last * fit
    return [
      Stretch(from: picture.start, length: first, to: place.start, size: firstSize),
      Stretch(
        from: picture.start + first, length: middle, to: place.start + firstSize,
        size: max(place.length - firstSize - lastSize, 0)),
      Stretch(
        from: picture.start + first + middle, length: last, to: place.start + place.length - lastSize, size: lastSize),
    ]
  }
}

extension CALayerContentsGravity {
  /// The fractions of the free space to the left of the picture and above it.
  fileprivate var parts: (x: CGFloat, y: CGFloat) {
    switch self {
    case .topLeft: (0, 0)
    case .top: (0.5, 0)
    case .topRight: (1, 0)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .bottomLeft: (0, 1)
    case .bottom: (0.5, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }

  fileprivate var isResizing: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}

extension CGPoint {
  fileprivate var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}
