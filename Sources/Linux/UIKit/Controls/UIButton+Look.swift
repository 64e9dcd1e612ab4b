/// The content and the colours of a button in its current state.
struct ButtonLook {
  enum Title {
    case plain(String)
    case rich(NSAttributedString)
  }

  var title: Title?
  var image: UIImage?
  var backgroundImage: UIImage?
  var foreground: UIColor
  var fill: UIColor?
}

extension UIButton {
  var currentLook: ButtonLook { configuration.map(look) ?? plainLook }

  /// Updates title, image and colours to the current state.
  func update() {
    if let handler = configurationUpdateHandler, !parts.isUpdating {
      parts.isUpdating = true
      handler(self)
      parts.isUpdating = false
    }
    let look = currentLook
    show(look.title, in: look.foreground)
    if look.image != nil || parts.picture != nil {
      let view = parts.picture(in: self)
      view.image = look.image
      view.tintColor = configuration == nil ? nil : look.foreground
    }
    if look.backgroundImage != nil || parts.backgroundPicture != nil {
      parts.backgroundPicture(in: self).image = look.backgroundImage
    }
    if look.fill != nil || parts.fill != nil { parts.fill(in: self).backgroundColor = look.fill }
    sizeChanged()
  }

  private func show(_ title: ButtonLook.Title?, in color: UIColor) {
    guard title != nil || parts.label != nil else { return }
    let label = parts.label(in: self)
    if let font = configuration?.font { label.font = font }
    label.textColor = color
    switch title {
    case .plain(let text): label.text = text
    case .rich(let text): label.attributedText = text
    case nil: label.text = nil
    }
  }

  /// Dims a pressed system button at once, and restores it slowly.
  func dim() {
    guard buttonType != .custom, configuration == nil else { return }
    let alpha: CGFloat = isHighlighted ? 0.2 : 1
    let views = [parts.label, parts.picture].compactMap { $0 as UIView? }.filter { $0.alpha != alpha }
    if isHighlighted || window == nil {
      UIView.performWithoutAnimation { views.forEach { $0.alpha = alpha } }
    } else if !views.isEmpty {
      UIView.animate(withDuration: 0.47, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        views.forEach { $0.alpha = alpha }
      }
    }
  }

  private var plainLook: ButtonLook {
    ButtonLook(
      title: currentAttributedTitle.map(ButtonLook.Title.rich) ?? currentTitle.map(ButtonLook.Title.plain),
      image: currentImage, backgroundImage: currentBackgroundImage, foreground: plainColor, fill: nil)
  }

  private var plainColor: UIColor {
    if let own = contents[state].titleColor { return own }
    if buttonType == .custom { return titleColor(for: .normal) ?? .white }
    if !isEnabled { return .tertiaryLabel }
    return titleColor(for: .normal) ?? tintColor
  }

  private func look(_ configuration: Configuration) -> ButtonLook {
    var look = ButtonLook(
      title: (configuration.title ?? currentTitle).map(ButtonLook.Title.plain),
      image: configuration.shownImage ?? currentImage, backgroundImage: nil,
      foreground: configuration.foreground(tint: tintColor), fill: configuration.fill(tint: tintColor))
    if !isEnabled {
      look.foreground = .tertiaryLabel
      look.fill = look.fill.map { _ in .tertiarySystemFill }
    } else if isHighlighted {
      look.foreground = look.foreground.dimmed(in: traitCollection)
      look.fill = look.fill?.dimmed(in: traitCollection)
    }
    return look
  }
}

extension UIColor {
  /// Returns the colour that a pressed button with a configuration has.
  fileprivate func dimmed(in traitCollection: UITraitCollection) -> UIColor {
    let color = resolvedColor(with: traitCollection)
    return color.withAlphaComponent(color.cgColor.alpha * 0.75)
  }
}
