extension CALayer {
  final func storedValue(atPath keyPath: String) -> Any? {
    switch keyPath {
    case "frame": return frame
    case "frame.origin": return frame.origin
    case "frame.size": return frame.size
    default: return state.value(at: LayerKeyPath(keyPath))?.object
    }
  }

  final func store(_ value: Any?, atPath keyPath: String) {
    let path = LayerKeyPath(keyPath)
    switch path.root {
    case .custom("frame"):
      if let value = value as? CGRect { frame = value }
    case .custom(let name):
      guard let value else {
        state.custom[name] = nil
        return
      }
      state.custom[name] = value
      if type(of: self).needsDisplay(forKey: name) { setNeedsDisplay() }
      layerContext?.noteChange()
    case .key(let key):
      guard let whole = state.value(for: key), let current = whole.value(of: path.part) else { return }
      guard let new = value.map({ AnimatableValue($0, like: current) }) ?? current.absent else { return }
      let changed = path.part == .whole ? new : whole.setting(path.part, to: new)
      let old = state.bounds
      change(key, true) { state.setValue(changed, for: key) }
      if state.bounds != old { boundsDidChange(from: old) }
    }
  }
}

extension AnimatableValue {
  /// The value that nil stands for, in a property that can be nil.
  fileprivate var absent: AnimatableValue? {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    case .numbers: .numbers(nil)
    case .colors: .colors(nil)
    case .other: .other(nil)
    case .number, .point, .size, .rect, .transform, .flag: nil
    }
  }
}
