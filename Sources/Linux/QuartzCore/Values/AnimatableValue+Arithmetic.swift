extension AnimatableValue {
  /// The neutral element of addition.
  package var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(nil)
    case .numbers(let values): .numbers(values?.map { _ in 0 })
    case .path, .colors, .flag, .other: self
    }
  }

  /// The sum. For transforms, `self` is applied first, then `other`. Values that cannot be added are replaced by `other`.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
          height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
    case (.color(let a), .color(let b)): .color(CGColor(premultiplied: a.premultiplied + b.premultiplied))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count: .numbers(zip(a, b).map(+))
    default: other
    }
  }

  /// The value that must be added before `other` to get `self`. For transforms this is exact only if `other` is invertible.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
          height: a.size.height - b.size.height))
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    case (.color(let a), .color(let b)): .color(CGColor(premultiplied: a.premultiplied - b.premultiplied))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count: .numbers(zip(a, b).map(-))
    default: self
    }
  }

  /// Interpolates to another value; `part` may lie outside 0 to 1. Values without intermediate values change halfway.
  package func interpolated(to other: AnimatableValue, at part: Double) -> AnimatableValue {
    let t = CGFloat(part)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { t == 1 ? b : a + (b - a) * t }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y), width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, at: t))
    case (.color(let a), .color(let b)) where a != nil || b != nil:
      let (from, to) = (a.premultiplied, b.premultiplied)
      return t == 0 ? self : t == 1 ? other : .color(CGColor(premultiplied: from + (to - from) * part))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count: return .numbers(zip(a, b).map(mix))
    case (.colors(let a?), .colors(let b?)) where a.count == b.count:
      return .colors(
        zip(a, b).map { from, to in
          CGColor(premultiplied: from.rgbaPremultiplied + (to.rgbaPremultiplied - from.rgbaPremultiplied) * part)
        })
    case (.path(let a?), .path(let b?)): return .path(a.interpolated(to: b, at: t) ?? (t < 0.5 ? a : b))
    default: return t < 0.5 ? self : other
    }
  }

  /// Whether both values are equal. False for types that cannot be compared.
  package func equals(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.color(let a), .color(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform):
      distance(to: other) == 0
    default: false
    }
  }

  /// The distance between two values, for paced animations.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.point(let a), .point(let b)): hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      hypot(
        hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y), hypot(b.size.width - a.size.width, b.size.height - a.size.height)
      )
    case (.transform(let a), .transform(let b)): a.distance(to: b)
    case (.color(let a), .color(let b)): (b.premultiplied - a.premultiplied).length
    default: 1
    }
  }
}

extension CGColor {
  var rgbaPremultiplied: Vector4 { Vector4(red * alpha, green * alpha, blue * alpha, alpha) }

  convenience init(premultiplied value: Vector4) {
    let k = value.w == 0 ? 0 : 1 / value.w
    self.init(
      red: CGFloat(value.x * k), green: CGFloat(value.y * k), blue: CGFloat(value.z * k), alpha: CGFloat(value.w))
  }
}

extension CGColor? {
  /// Red, green, blue and alpha, with the colours multiplied by alpha; all zero for nil.
  var premultiplied: Vector4 { self?.rgbaPremultiplied ?? .zero }
}
