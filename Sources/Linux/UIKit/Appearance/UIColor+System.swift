import CoreGraphics
import Foundation

extension UIColor {
  /// Makes a dynamic colour from its light and dark values, in hexadecimal RGBA with eight bits for each component.
  private convenience init(_ light: UInt32, _ dark: UInt32) {
    let colors = (UIColor(rgba: light), UIColor(rgba: dark))
    self.init { $0.userInterfaceStyle == .dark ? colors.1 : colors.0 }
  }

  private convenience init(rgba: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  // MARK: Hues
  public static let systemRed = UIColor(0xFF3B30FF, 0xFF453AFF)
  public static let systemOrange = UIColor(0xFF9500FF, 0xFF9F0AFF)
  public static let systemYellow = UIColor(0xFFCC00FF, 0xFFD60AFF)
  public static let systemGreen = UIColor(0x34C759FF, 0x30D158FF)
  public static let systemMint = UIColor(0x00C7BEFF, 0x63E6E2FF)
  public static let systemTeal = UIColor(0x30B0C7FF, 0x40C8E0FF)
  public static let systemCyan = UIColor(0x32ADE6FF, 0x64D2FFFF)
  public static let systemBlue = UIColor(0x007AFFFF, 0x0A84FFFF)
  public static let systemIndigo = UIColor(0x5856D6FF, 0x5E5CE6FF)
  public static let systemPurple = UIColor(0xAF52DEFF, 0xBF5AF2FF)
  public static let systemPink = UIColor(0xFF2D55FF, 0xFF375FFF)
  public static let systemBrown = UIColor(0xA2845EFF, 0xAC8E68FF)
  public static let systemGray = UIColor(0x8E8E93FF, 0x8E8E93FF)
  public static let systemGray2 = UIColor(0xAEAEB2FF, 0x636366FF)
  public static let systemGray3 = UIColor(0xC7C7CCFF, 0x48484AFF)
  public static let systemGray4 = UIColor(0xD1D1D6FF, 0x3A3A3CFF)
  public static let systemGray5 = UIColor(0xE5E5EAFF, 0x2C2C2EFF)
  public static let systemGray6 = UIColor(0xF2F2F7FF, 0x1C1C1EFF)

  // MARK: Text
  public static let label = UIColor(0x000000FF, 0xFFFFFFFF)
  public static let secondaryLabel = UIColor(0x3C3C4399, 0xEBEBF599)
  public static let tertiaryLabel = UIColor(0x3C3C434D, 0xEBEBF54D)
  public static let quaternaryLabel = UIColor(0x3C3C432E, 0xEBEBF529)
  public static let link = UIColor(0x007AFFFF, 0x0984FFFF)
  public static let placeholderText = UIColor(0x3C3C434D, 0xEBEBF54D)

  // MARK: Lines
  public static let separator = UIColor(0x3C3C434A, 0x54545899)
  public static let opaqueSeparator = UIColor(0xC6C6C8FF, 0x38383AFF)

  // MARK: Thin fills
  public static let systemFill = UIColor(0x78788033, 0x7878805C)
  public static let secondarySystemFill = UIColor(0x78788029, 0x78788052)
  public static let tertiarySystemFill = UIColor(0x7676801F, 0x7676803D)
  public static let quaternarySystemFill = UIColor(0x74748014, 0x7676802E)

  // MARK: Backgrounds
  public static let systemBackground = UIColor(0xFFFFFFFF, 0x000000FF)
  public static let secondarySystemBackground = UIColor(0xF2F2F7FF, 0x1C1C1EFF)
  public static let tertiarySystemBackground = UIColor(0xFFFFFFFF, 0x2C2C2EFF)
  public static let systemGroupedBackground = UIColor(0xF2F2F7FF, 0x000000FF)
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFFFF, 0x1C1C1EFF)
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7FF, 0x2C2C2EFF)
  /// White at 60 %, for text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
