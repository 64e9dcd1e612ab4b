extension UIBlurEffect.Style {
  /// Returns the blur and tint of the style, in light or dark mode.
  ///
  /// The values of the first three styles are from Apple's sample code for the look of iOS 7. The materials are matched by eye.
  func backdrop(isDark: Bool) -> BackdropBlur {
    switch self {
    case .extraLight: blur(20, 0.97, 0.82)
    case .light: blur(30, 1, 0.3)
    case .dark: blur(20, 0.11, 0.73)
    case .regular: isDark ? blur(30, 0.11, 0.68) : blur(30, 0.97, 0.7)
    case .prominent: isDark ? blur(30, 0.16, 0.8) : blur(30, 0.99, 0.84)
    case .systemUltraThinMaterial: isDark ? Self.systemUltraThinMaterialDark.backdrop : Self.systemUltraThinMaterialLight.backdrop
    case .systemThinMaterial: isDark ? Self.systemThinMaterialDark.backdrop : Self.systemThinMaterialLight.backdrop
    case .systemMaterial: isDark ? Self.systemMaterialDark.backdrop : Self.systemMaterialLight.backdrop
    case .systemThickMaterial: isDark ? Self.systemThickMaterialDark.backdrop : Self.systemThickMaterialLight.backdrop
    case .systemChromeMaterial: isDark ? Self.systemChromeMaterialDark.backdrop : Self.systemChromeMaterialLight.backdrop
    case .systemUltraThinMaterialLight: blur(22, 0.96, 0.44)
    case .systemThinMaterialLight: blur(25, 0.96, 0.62)
    case .systemMaterialLight: blur(29, 0.96, 0.78)
    case .systemThickMaterialLight: blur(29, 0.97, 0.9)
    case .systemChromeMaterialLight: blur(29, 0.975, 0.84)
    case .systemUltraThinMaterialDark: blur(22, 0.12, 0.5)
    case .systemThinMaterialDark: blur(25, 0.12, 0.64)
    case .systemMaterialDark: blur(29, 0.13, 0.78)
    case .systemThickMaterialDark: blur(29, 0.14, 0.9)
    case .systemChromeMaterialDark: blur(29, 0.1, 0.84)
    }
  }

  /// The backdrop of a style that doesn't adapt to light or dark mode.
  private var backdrop: BackdropBlur { backdrop(isDark: false) }

  private func blur(_ radius: CGFloat, _ white: CGFloat, _ alpha: CGFloat) -> BackdropBlur {
    BackdropBlur(radius: radius, saturation: 1.8, tint: CGColor(red: white, green: white, blue: white, alpha: alpha))
  }
}
