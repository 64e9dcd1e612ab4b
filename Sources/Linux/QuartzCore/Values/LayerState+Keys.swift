extension LayerState {
  /// The value of a property; nil if this layer has no such property.
  package func value(for key: LayerKey) -> AnimatableValue? {
    switch key {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .hidden: .flag(isHidden)
    case .doubleSided: .flag(isDoubleSided)
    case .opacity: .number(CGFloat(opacity))
    case .masksToBounds: .flag(masksToBounds)
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadow.color)
    case .shadowOpacity: .number(CGFloat(shadow.opacity))
    case .shadowOffset: .size(shadow.offset)
    case .shadowRadius: .number(shadow.radius)
    case .shadowPath: .path(shadow.path)
    case .contents: .other(contents)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsScale: .number(contentsScale)
    case .path: shape.map { .path($0.path) }
    case .fillColor: shape.map { .color($0.fillColor) }
    case .strokeColor: shape.map { .color($0.strokeColor) }
    case .strokeStart: shape.map { .number($0.strokeStart) }
    case .strokeEnd: shape.map { .number($0.strokeEnd) }
    case .lineWidth: shape.map { .number($0.lineWidth) }
    case .miterLimit: shape.map { .number($0.miterLimit) }
    case .lineDashPhase: shape.map { .number($0.lineDashPhase) }
    case .colors: gradient.map { .colors($0.colors) }
    case .locations: gradient.map { .numbers($0.locations) }
    case .startPoint: gradient.map { .point($0.startPoint) }
    case .endPoint: gradient.map { .point($0.endPoint) }
    }
  }

  /// Changes a property. Ignores a value of the wrong type.
  mutating func setValue(_ value: AnimatableValue, for key: LayerKey) {
    switch (key, value) {
    case (.bounds, .rect(let v)): bounds = v
    case (.position, .point(let v)): position = v
    case (.zPosition, .number(let v)): zPosition = v
    case (.anchorPoint, .point(let v)): anchorPoint = v
    case (.anchorPointZ, .number(let v)): anchorPointZ = v
    case (.transform, .transform(let v)): transform = v
    case (.sublayerTransform, .transform(let v)): sublayerTransform = v
    case (.hidden, .flag(let v)): isHidden = v
    case (.doubleSided, .flag(let v)): isDoubleSided = v
    case (.opacity, .number(let v)): opacity = Float(v)
    case (.masksToBounds, .flag(let v)): masksToBounds = v
    case (.backgroundColor, .color(let v)): backgroundColor = v
    case (.cornerRadius, .number(let v)): cornerRadius = v
    case (.borderWidth, .number(let v)): borderWidth = v
    case (.borderColor, .color(let v)): borderColor = v
    case (.shadowColor, .color(let v)): shadow.color = v
    case (.shadowOpacity, .number(let v)): shadow.opacity = Float(v)
    case (.shadowOffset, .size(let v)): shadow.offset = v
    case (.shadowRadius, .number(let v)): shadow.radius = v
    case (.shadowPath, .path(let v)): shadow.path = v
    case (.contents, _): contents = value.object
    case (.contentsRect, .rect(let v)): contentsRect = v
    case (.contentsCenter, .rect(let v)): contentsCenter = v
    case (.contentsScale, .number(let v)): contentsScale = v
    case (.path, .path(let v)): shape?.path = v
    case (.fillColor, .color(let v)): shape?.fillColor = v
    case (.strokeColor, .color(let v)): shape?.strokeColor = v
    case (.strokeStart, .number(let v)): shape?.strokeStart = v
    case (.strokeEnd, .number(let v)): shape?.strokeEnd = v
    case (.lineWidth, .number(let v)): shape?.lineWidth = v
    case (.miterLimit, .number(let v)): shape?.miterLimit = v
    case (.lineDashPhase, .number(let v)): shape?.lineDashPhase = v
    case (.colors, .colors(let v)): gradient?.colors = v
    case (.locations, .numbers(let v)): gradient?.locations = v
    case (.startPoint, .point(let v)): gradient?.startPoint = v
    case (.endPoint, .point(let v)): gradient?.endPoint = v
    default: break
    }
  }

  /// The value at a key path; nil if it does not exist.
  func value(at path: LayerKeyPath) -> AnimatableValue? {
    switch path.root {
    case .key(let key): value(for: key)?.value(of: path.part)
    case .custom(let name): AnimatableValue(custom: custom[name])
    }
  }

  mutating func setValue(_ value: AnimatableValue, at path: LayerKeyPath) {
    switch path.root {
    case .key(let key):
      guard path.part != .whole else { return setValue(value, for: key) }
      guard let whole = self.value(for: key) else { return }
      setValue(whole.setting(path.part, to: value), for: key)
    case .custom(let name): custom[name] = value.object
    }
  }
}
