/// A property of a layer, or a part of one.
struct LayerKeyPath: Hashable {
  enum Root: Hashable {
    case key(LayerKey)
    case custom(String)
  }

  /// The part of a property that a key path names.
  enum Part: Hashable {
    case whole
    case x, y, width, height, origin, size
    case scale, scaleX, scaleY, scaleZ
    case rotationX, rotationY, rotationZ
    case translation, translationX, translationY, translationZ
  }

  let root: Root
  let part: Part

  /// Parses a key path such as `transform.scale.x`. A path that is not a layer property names a custom value.
  init(_ path: String) {
    let dot = path.firstIndex(of: ".") ?? path.endIndex
    let name = path[..<dot]
    let rest = path[dot...].dropFirst()
    if let key = LayerKeyPath.key(name), let part = LayerKeyPath.part(rest) {
      root = .key(key)
      self.part = part
    } else {
      root = .custom(path)
      part = .whole
    }
  }

  private static func key(_ name: Substring) -> LayerKey? {
    switch name {
    case "isHidden": .hidden
    case "isDoubleSided": .doubleSided
    default: LayerKey(rawValue: String(name))
    }
  }

  private static func part(_ name: Substring) -> Part? {
    switch name {
    case "": .whole
    case "x", "origin.x": .x
    case "y", "origin.y": .y
    case "width", "size.width": .width
    case "height", "size.height": .height
    case "origin": .origin
    case "size": .size
    case "scale": .scale
    case "scale.x": .scaleX
    case "scale.y": .scaleY
    case "scale.z": .scaleZ
    case "rotation", "rotation.z": .rotationZ
    case "rotation.x": .rotationX
    case "rotation.y": .rotationY
    case "translation": .translation
    case "translation.x": .translationX
    case "translation.y": .translationY
    case "translation.z": .translationZ
    default: nil
    }
  }
}
