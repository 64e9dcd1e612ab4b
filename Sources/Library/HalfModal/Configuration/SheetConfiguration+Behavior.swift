import UIKit

extension SheetConfiguration {
  /// The gestures that dismiss a sheet. They don't affect dismissals by code or by the accessibility escape gesture.
  public struct Dismissal: Hashable, Sendable {
    /// Whether a tap on the backdrop dismisses the sheet.
    public var tap: Bool

    /// Whether a drag below the smallest detent can dismiss the sheet.
    public var drag: Bool

    /// Makes a value that allows both gestures by default.
    ///
    /// - Parameters:
    ///   - tap: Whether a tap on the backdrop dismisses the sheet.
    ///   - drag: Whether a drag below the smallest detent can dismiss the sheet.
    public init(tap: Bool = true, drag: Bool = true) {
      self.tap = tap
      self.drag = drag
    }
  }

  /// The detents at which touches beside a sheet reach the views behind it.
  public enum PassThrough: Hashable, Sendable {
    /// All detents up to ``SheetConfiguration/largestUndimmedDetent``, as in the system sheet.
    case whileUndimmed
    /// No detent.
    case never
    /// All detents up to this one. An unknown or inactive detent counts as ``never``.
    case upTo(Detent.ID)
  }

  /// The response of a sheet at the bottom to the keyboard. A sheet at another edge ignores the keyboard.
  public enum KeyboardBehavior: Hashable, Sendable, CaseIterable {
    /// All detents except ``Detent/inset(_:id:)`` grow by the height of the keyboard, as far as the container has room. The
    /// content's safe area ends at the keyboard.
    case avoid
    /// The sheet moves to its largest detent, and back when the keyboard hides. The content's safe area ends at the keyboard.
    case expand
    /// The sheet ignores the keyboard, which covers its lower part.
    case none
  }
}

extension SheetConfiguration {
  /// The largest detent at which touches pass through; nil if there is none.
  var largestPassThroughDetent: Detent.ID? {
    switch passThrough {
    case .whileUndimmed: largestUndimmedDetent
    case .never: nil
    case .upTo(let id): id
    }
  }

  /// The length of the zone at the free edge in which a drag always moves the sheet, in points.
  var grabberLength: CGFloat { grabberZone ?? (showsGrabber ? 24 : 0) }

  var placement: SheetPlacement {
    SheetPlacement(
      edge: edge, alignment: alignment, margins: SheetInsets(margins), maximumWidth: maximumWidth.map { Double($0) })
  }
}

extension SheetInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}
