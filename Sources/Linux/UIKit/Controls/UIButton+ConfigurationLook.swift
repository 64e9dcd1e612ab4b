extension UIButton.Configuration {
  var font: UIFont {
    switch buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var shownImage: UIImage? {
    preferredSymbolConfigurationForImage.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
  }

  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: contentInsets.top, left: isRightToLeft ? contentInsets.trailing : contentInsets.leading,
      bottom: contentInsets.bottom, right: isRightToLeft ? contentInsets.leading : contentInsets.trailing)
  }

  func edge(isRightToLeft: Bool) -> ButtonArrangement.Edge {
    if imagePlacement.contains(.top) { return .top }
    if imagePlacement.contains(.bottom) { return .bottom }
    return imagePlacement.contains(.trailing) != isRightToLeft ? .right : .left
  }

  func cornerRadius(for size: CGSize) -> CGFloat {
    let wanted: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: size.height / 2
      }
    return min(wanted, size.width / 2, size.height / 2)
  }

  func foreground(tint: UIColor) -> UIColor {
    baseForegroundColor ?? (base == .filled ? .white : tint)
  }

  func fill(tint: UIColor) -> UIColor? {
    if let own = background.backgroundColor { return own }
    return switch base {
    case .plain: baseBackgroundColor
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: baseBackgroundColor ?? tint
    }
  }
}
