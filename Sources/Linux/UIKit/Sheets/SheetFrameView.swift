import CoreGraphics
import Foundation
import QuartzCore

/// The sheet: the presented view with rounded corners, and the grabber above it.
final class SheetFrameView: UIView {
  weak var sheet: UISheetPresentationController?
  let grabber = SheetGrabberView()

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.cornerCurve = .continuous
    clipsToBounds = true
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    grabber.frame = CGRect(x: -SheetGrabberView.size.width / 2, y: 5, width: 36, height: 5)
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, belowSubview: grabber)
  }

  override func accessibilityPerformEscape() -> Bool { sheet?.dismissByUser() ?? false }
}

/// The grabber of a sheet. A tap on it selects the next detent.
final class SheetGrabberView: UIView {
  static let size = CGSize(width: 36, height: 5)

  var onTap: () -> Void = {}

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Sheet Grabber"
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.onTap() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// The area that responds to touches is larger than the grabber, because a finger is wider.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -12).contains(point)
  }
}

/// A view that dims the content behind a sheet. A tap on it dismisses the sheet.
final class SheetDimmingView: UIView {
  init(frame: CGRect, onTap: @escaping @MainActor () -> Void) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in onTap() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}
