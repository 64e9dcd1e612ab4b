import CoreGraphics
import Foundation

extension UIColor {
  /// Returns the red, green, blue and alpha components, from 0 to 1. Always returns true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Returns hue, saturation, brightness and alpha, from 0 to 1. Always returns true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    let hsb = HSB(red: rgba.red, green: rgba.green, blue: rgba.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Returns the grey level and alpha, from 0 to 1. Returns false if the colour isn't grey.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = cgColor.components ?? []
    switch parts.count {
    case 4...: return (parts[0], parts[1], parts[2], parts[3])
    case 2: return (parts[0], parts[0], parts[0], parts[1])
    default: return (0, 0, 0, 0)
    }
  }

  /// Returns the grey that replaces a dimmed tint colour.
  func desaturated(with traits: UITraitCollection) -> UIColor {
    let rgba = resolvedColor(with: traits).rgba
    let grey = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
    return UIColor(white: grey, alpha: rgba.alpha * 0.8)
  }
}

/// A colour as hue, saturation and brightness, all from 0 to 1.
struct HSB: Hashable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : range / high
    guard range > 0 else {
      hue = 0
      return
    }
    let sector =
      high == red ? (green - blue) / range : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    return (part(5), part(3), part(1))
  }
}
