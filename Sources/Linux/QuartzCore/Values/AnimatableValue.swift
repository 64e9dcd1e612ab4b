/// A value of an animatable property.
package enum AnimatableValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case numbers([CGFloat]?)
  case colors([CGColor]?)
  case flag(Bool)
  case other(Any?)

  /// Converts a value of an animation to the type of the animated property; nil if it has a different type.
  package init?(_ any: Any, like kind: AnimatableValue) {
    let value: AnimatableValue? =
      switch kind {
      case .number: CGFloat(animatable: any).map { .number($0) }
      case .flag: (any as? Bool).map { .flag($0) } ?? CGFloat(animatable: any).map { .flag($0 != 0) }
      case .point: (any as? CGPoint).map { .point($0) }
      case .size: (any as? CGSize).map { .size($0) }
      case .rect: (any as? CGRect).map { .rect($0) }
      case .transform:
        (any as? CATransform3D ?? (any as? CGAffineTransform).map(CATransform3DMakeAffineTransform)).map { .transform($0) }
      case .color: (any as? CGColor).map { .color($0) }
      case .path: (any as? CGPath).map { .path($0) }
      case .numbers: (any as? [Any]).map { .numbers($0.compactMap { CGFloat(animatable: $0) }) }
      case .colors: (any as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
      case .other: .some(AnimatableValue(custom: any))
      }
    guard let value else { return nil }
    self = value
  }

  /// Converts a value of a custom property, which has no type of its own.
  init(custom any: Any?) {
    self =
      switch any {
      case let value as CGPoint: .point(value)
      case let value as CGSize: .size(value)
      case let value as CGRect: .rect(value)
      case let value as CATransform3D: .transform(value)
      case let value as CGColor: .color(value)
      case let value as CGPath: .path(value)
      case let value?: CGFloat(animatable: value).map { .number($0) } ?? .other(value)
      case nil: .other(nil)
      }
  }

  /// The value as key-value coding returns it: numbers as `NSNumber`, other values unchanged.
  package var object: Any? {
    switch self {
    case .number(let value): NSNumber(value: Double(value))
    case .flag(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .numbers(let value): value?.map { NSNumber(value: Double($0)) }
    case .colors(let value): value
    case .other(let value): value
    }
  }
}

extension CGFloat {
  /// Converts any of the number types that an `Any` may contain.
  init?(animatable any: Any) {
    switch any {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
