import Foundation

/// The subviews of a slider.
@MainActor final class SliderParts {
  /// The thumb's width and height, in points.
  static let thumbSize: CGFloat = 28

  private let whole = UIView(frame: .zero)
  private let chosen = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)

  func install(in slider: UISlider) {
    thumb.layer.cornerRadius = Self.thumbSize / 2
    thumb.layer.shadowOpacity = 0.22
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.06).cgColor
    for part in [whole, chosen, thumb] {
      part.isUserInteractionEnabled = false
      slider.addSubview(part)
    }
  }

  func setColors(minimum: UIColor, maximum: UIColor, thumb color: UIColor) {
    chosen.backgroundColor = minimum
    whole.backgroundColor = maximum
    thumb.backgroundColor = color
  }

  func setDimmed(_ isDimmed: Bool) {
    for part in [whole, chosen] { part.alpha = isDimmed ? 0.5 : 1 }
  }

  func place(track: CGRect, thumb frame: CGRect, isReversed: Bool) {
    let (start, end) = isReversed ? (frame.midX, track.maxX) : (track.minX, frame.midX)
    whole.frame = track
    chosen.frame = CGRect(x: start, y: track.minY, width: max(0, end - start), height: track.height)
    for part in [whole, chosen] { part.layer.cornerRadius = track.height / 2 }
    thumb.frame = frame
    thumb.layer.cornerRadius = min(frame.width, frame.height) / 2
  }
}
