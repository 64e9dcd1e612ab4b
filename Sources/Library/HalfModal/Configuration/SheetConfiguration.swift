import UIKit

/// The appearance and behavior of a sheet.
///
/// A configuration is a value. ``ModalSheet`` and ``InlineSheet`` use the same type. To change a sheet on screen, set its
/// ``Sheet/configuration``.
public struct SheetConfiguration: Sendable {
  /// The heights at which the sheet can rest.
  ///
  /// The order does not matter, except for the default of ``initialDetent``. An invalid detent (NaN, a number that is not above
  /// 0, an inset below 0, or a repeated identifier) is ignored and logged. If no detent is active in the container, the
  /// sheet is as large as the container allows.
  public var detents: [Detent] {
    didSet { detentSet = DetentSet(detents, initial: initialDetent) }
  }

  /// The detent at which the sheet is presented. Nil or an unknown identifier stands for the first valid one of ``detents``. If
  /// the value changes to another detent while the sheet is on screen, the sheet selects that detent.
  public var initialDetent: Detent.ID? {
    didSet { detentSet = DetentSet(detents, initial: initialDetent) }
  }

  /// The valid detents, and the errors of the invalid ones.
  private(set) var detentSet: DetentSet

  /// The edge of the container from which the sheet moves in, and at which it rests.
  public var edge = SheetEdge.bottom

  // MARK: Appearance

  /// The radius of the corners, in points. Nil for the default: 10 points in HalfModal's own sheet, as in the system sheet up to
  /// iOS 18, and UIKit's own value in the system sheet. The two corners away from the sheet's edge are round; if the sheet has
  /// margins, all four are. The corner curve is continuous.
  public var cornerRadius: CGFloat?

  /// The view between the sheet and the screen behind it.
  public var backdrop: Backdrop

  /// The largest detent at which the backdrop is invisible. Nil, or an unknown or inactive detent, shows it at every detent.
  public var largestUndimmedDetent: Detent.ID?

  /// The detents at which touches beside the sheet reach the views behind it. An inline sheet without a backdrop lets them
  /// through at every detent, unless ``allowsDraggingFromBackdrop`` is true.
  public var passThrough = PassThrough.whileUndimmed

  /// Whether the sheet has a grabber. A tap on the grabber moves the sheet to the next larger detent, and from the largest one to
  /// the smallest.
  public var showsGrabber = false

  /// The length of the zone at the sheet's free edge in which a drag moves the sheet and never scrolls a list, in points. Nil for
  /// 24 points if the sheet has a grabber, otherwise 0.
  public var grabberZone: CGFloat?

  /// The shadow of the sheet; nil for no shadow.
  public var shadow: Shadow?

  /// The largest width of a sheet at the top or bottom, or the largest height of a sheet at a side, in points. Nil for no limit.
  public var maximumWidth: CGFloat?

  /// The alignment along its edge of a sheet that is narrower than its container.
  public var alignment = SheetAlignment.center

  /// The free space around the sheet, in points, for a sheet that floats as a card.
  ///
  /// Margins don't move the free edge of a sheet: with a bottom margin of 8 points, the top edge of a sheet at ``Detent/medium``
  /// is still in the middle of the container, and its bottom edge is 8 points above the container's. A detent that excludes the
  /// safe area, such as ``Detent/height(_:id:)``, adds either the safe area inset or the margin, whichever is larger. At the edge
  /// opposite to the sheet's, the largest sheet leaves the safe area and the margin free.
  public var margins = UIEdgeInsets.zero

  // MARK: Gestures

  /// The gestures that dismiss the sheet.
  public var dismissal: Dismissal

  /// Whether a drag upwards in a scroll view first moves the sheet to its largest detent, and only then scrolls. If false, it
  /// scrolls at once.
  public var scrollingExpandsSheet = true

  /// Whether a drag that begins in a scroll view of the content can move the sheet.
  public var allowsDraggingFromScrollViews = true

  /// Whether a drag that begins on the backdrop moves the sheet.
  public var allowsDraggingFromBackdrop = false

  /// Whether the sheet and a list in it continue each other's momentum. If true, the list scrolls on after a flick has moved the
  /// sheet to its largest detent, and a list that decelerates into its start moves the sheet to a smaller detent, but never
  /// dismisses it.
  public var carriesMomentum = false

  /// The response of the sheet to the keyboard.
  public var keyboard = KeyboardBehavior.avoid

  /// The rule that chooses the destination of the sheet at the end of a drag.
  public var snapping = Snapping.nearest

  /// The coefficient of the rubber band past the smallest and the largest detent, from 0 to 1: the fraction of the finger's
  /// movement by which the sheet moves at first. With 0 the sheet does not move past its detents.
  public var rubberBand: CGFloat = 0.55

  // MARK: Motion

  /// The motion of the sheet when it is presented and dismissed.
  public var motion: Motion

  /// The motion of the sheet between detents; nil to use ``motion``.
  public var settlingMotion: Motion?

  /// Makes a configuration. The default is a half sheet with a dimmed backdrop.
  ///
  /// - Parameters:
  ///   - detents: The heights at which the sheet can rest.
  ///   - initialDetent: The detent at which the sheet is presented; nil for the first of `detents`.
  ///   - cornerRadius: The radius of the corners in points; nil for the default.
  ///   - backdrop: The view between the sheet and the screen behind it.
  ///   - dismissal: The gestures that dismiss the sheet.
  ///   - motion: The motion of the sheet when it is presented and dismissed.
  public init(
    detents: [Detent] = [.medium, .large],
    initialDetent: Detent.ID? = nil,
    cornerRadius: CGFloat? = nil,
    backdrop: Backdrop = .dim(),
    dismissal: Dismissal = Dismissal(),
    motion: Motion = .spring()
  ) {
    detentSet = DetentSet(detents, initial: initialDetent)
    self.detents = detents
    self.initialDetent = initialDetent
    self.cornerRadius = cornerRadius
    self.backdrop = backdrop
    self.dismissal = dismissal
    self.motion = motion
  }

  /// HalfModal's own look: the lower 60 % of the container, with a corner radius of 22 points, in front of a dark blur with an
  /// opacity of 0.7.
  public static var halfModal: SheetConfiguration {
    SheetConfiguration(detents: [.fraction(0.6)], cornerRadius: 22, backdrop: .blur())
  }

  /// The default of an inline sheet: the lower half of its parent's view, with a corner radius of 22 points, no backdrop, and a
  /// motion of one second.
  public static var inline: SheetConfiguration {
    SheetConfiguration(detents: [.medium], cornerRadius: 22, backdrop: .none, motion: .curve(duration: 1))
  }
}
