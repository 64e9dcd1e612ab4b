extension UIImage {
  /// Loads a PNG file from the main bundle, in the version that fits the screen's scale best. Returns nil if no version exists.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads a PNG file from a bundle, in the version that fits the scale best. Returns nil if no version exists.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; nil for the main bundle.
  ///   - traitCollection: The traits with the scale to use; nil for the scale of the screen.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let bundle = bundle ?? .main
    let wanted = Int((traitCollection?.displayScale ?? DisplayScale.current).rounded(.up))
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    for scale in scales {
      let file = scale == 1 ? base : "\(base)@\(scale)x"
      guard let path = bundle.path(forResource: file, ofType: "png"), let data = FileManager.default.contents(atPath: path)
      else { continue }
      self.init(data: data, scale: CGFloat(scale))
      return
    }
    return nil
  }
}
