extension UIImage {
  /// The PNG file of a name in the main bundle, in the version that suits the screen's scale best; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The PNG file of a name in a bundle, in the version that suits the scale best; nil if there is none.
  ///
  /// - Parameters:
  ///   - bundle: nil for the main bundle.
  ///   - traitCollection: Whose scale counts; nil for the screen's.
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
