extension AnimatableValue {
  /// A part of the value; nil if it has no such part.
  func value(of part: LayerKeyPath.Part) -> AnimatableValue? {
    switch (self, part) {
    case (_, .whole): self
    case (.point(let p), .x): .number(p.x)
    case (.point(let p), .y): .number(p.y)
    case (.size(let s), .width): .number(s.width)
    case (.size(let s), .height): .number(s.height)
    case (.rect(let r), .x): .number(r.origin.x)
    case (.rect(let r), .y): .number(r.origin.y)
    case (.rect(let r), .width): .number(r.size.width)
    case (.rect(let r), .height): .number(r.size.height)
    case (.rect(let r), .origin): .point(r.origin)
    case (.rect(let r), .size): .size(r.size)
    case (.transform(let t), .translation): .size(CGSize(width: t.m41, height: t.m42))
    case (.transform(let t), .translationX): .number(t.m41)
    case (.transform(let t), .translationY): .number(t.m42)
    case (.transform(let t), .translationZ): .number(t.m43)
    case (.transform(let t), _): t.components?.value(of: part).map { .number($0) }
    default: nil
    }
  }

  /// The value with a part replaced; unchanged if it has no such part.
  func setting(_ part: LayerKeyPath.Part, to value: AnimatableValue) -> AnimatableValue {
    switch (self, part, value) {
    case (_, .whole, _): return value
    case (.point(let p), .x, .number(let n)): return .point(CGPoint(x: n, y: p.y))
    case (.point(let p), .y, .number(let n)): return .point(CGPoint(x: p.x, y: n))
    case (.size(let s), .width, .number(let n)): return .size(CGSize(width: n, height: s.height))
    case (.size(let s), .height, .number(let n)): return .size(CGSize(width: s.width, height: n))
    case (.rect(var r), _, _):
      switch (part, value) {
      case (.x, .number(let n)): r.origin.x = n
      case (.y, .number(let n)): r.origin.y = n
      case (.width, .number(let n)): r.size.width = n
      case (.height, .number(let n)): r.size.height = n
      case (.origin, .point(let p)): r.origin = p
      case (.size, .size(let s)): r.size = s
      default: break
      }
      return .rect(r)
    case (.transform(var t), _, _):
      switch (part, value) {
      case (.translation, .size(let s)): (t.m41, t.m42) = (s.width, s.height)
      case (.translation, .point(let p)): (t.m41, t.m42) = (p.x, p.y)
      case (.translationX, .number(let n)): t.m41 = n
      case (.translationY, .number(let n)): t.m42 = n
      case (.translationZ, .number(let n)): t.m43 = n
      case (_, .number(let n)):
        guard var components = t.components else { break }
        components.set(part, to: n)
        t = components.transform
      default: break
      }
      return .transform(t)
    default: return self
    }
  }
}

extension CATransform3D.Components {
  fileprivate func value(of part: LayerKeyPath.Part) -> CGFloat? {
    switch part {
    case .scale: CGFloat((scale.x + scale.y + scale.z) / 3)
    case .scaleX: CGFloat(scale.x)
    case .scaleY: CGFloat(scale.y)
    case .scaleZ: CGFloat(scale.z)
    case .rotationX: CGFloat(rotation.angles.x)
    case .rotationY: CGFloat(rotation.angles.y)
    case .rotationZ: CGFloat(rotation.angles.z)
    default: nil
    }
  }

  fileprivate mutating func set(_ part: LayerKeyPath.Part, to number: CGFloat) {
    let value = number.native
    switch part {
    case .scale: scale = Vector3(repeating: value)
    case .scaleX: scale.x = value
    case .scaleY: scale.y = value
    case .scaleZ: scale.z = value
    case .rotationX, .rotationY, .rotationZ:
      var angles = rotation.angles
      switch part {
      case .rotationX: angles.x = value
      case .rotationY: angles.y = value
      default: angles.z = value
      }
      rotation = Quaternion(angles: angles)
    default: break
    }
  }
}
