import UIKit

/// What a sheet looks like and how it behaves: a value, used by ``ModalSheet`` and ``InlineSheet`` alike.
///
/// A change of a sheet's configuration takes effect at once, also while the sheet is shown.
public struct SheetConfiguration: Sendable {
  /// The heights at which the sheet can rest. Where none of them has a place in the container, the sheet is as large as there is room.
  ///
  /// - Precondition: There is at least one, no two have the same name, and their numbers are above zero.
  public var detents: [Detent] {
    didSet { checkedDetents = Self.check(detents) }
  }

  /// The same detents, known to be in order.
  private(set) var checkedDetents: DetentSet

  /// What counts where none of the detents has a place in the container: the largest sheet that there is room for.
  var fallback: DetentSet {
    Self.check([.inset(0, id: firstDetent.id)])
  }

  /// The name of the detent that is shown first; `nil`, or a name that none of them has, stands for the first of ``detents``.
  public var selectedDetent: Detent.ID?

  /// The edge of the container that the sheet comes from.
  public var edge = SheetEdge.bottom

  // MARK: Look

  /// The radius of the corners away from the sheet's edge, in points; of all four where it keeps a margin there.
  public var cornerRadius: CGFloat

  /// What lies between the sheet and the screen behind it.
  public var backdrop: Backdrop

  /// The largest detent at which the backdrop is not seen; `nil` where it is at all of them. So it is, too, where none of ``detents``
  /// has that name, or the one that has it has no place in the container.
  public var largestUndimmedDetent: Detent.ID?

  /// The largest detent at which touches beside the sheet go through to what is behind it; `nil` for none, as is a name that no
  /// detent in the container has. Without a backdrop they always do so beside an inline sheet.
  public var largestPassThroughDetent: Detent.ID?

  /// Whether a handle is shown at the sheet's free edge. A tap on it moves the sheet to the next detent.
  public var showsGrabber = false

  /// How far inwards from the sheet's free edge a drag always moves the sheet, whatever lies there, in points; `nil` stands for 24
  /// with a grabber, and for nothing without.
  public var grabberZone: CGFloat?

  /// The shadow around the sheet.
  public var shadow: SheetShadow?

  /// The largest size of the sheet across its way, in points: the width of one at the bottom.
  public var maximumWidth: CGFloat?

  /// Where a sheet stands that is narrower than its container.
  public var alignment = SheetAlignment.center

  /// What is left free around the sheet, in points, so that it floats as a card.
  ///
  /// A detent says where the sheet's free edge is, as without margins: with 8 points at the bottom, a sheet at ``Detent/medium``
  /// reaches up to the middle of its container, and its lower edge is 8 points above that of the container. Where a detent excludes
  /// the safe area, as ``Detent/height(_:id:)`` does, it excludes the margin in the same way: the larger of the two is added. The
  /// margin at the far edge is kept free by the largest sheet, besides the safe area.
  public var margins = UIEdgeInsets.zero

  // MARK: Fingers

  /// The ways in which a person can dismiss the sheet.
  public var dismissal: Dismissal

  /// Whether a drag in a list raises the sheet to its largest detent before the list scrolls.
  public var scrollingExpands = true

  /// Whether drags in a list move the sheet at all.
  public var listDrags = true

  /// Whether speed crosses between a list and the sheet: a flick that opens the sheet goes on in the list, and a list that runs
  /// into its start takes the sheet along.
  public var carriesMomentum = false

  /// Whether a drag that begins on the backdrop moves the sheet.
  public var backdropDrags = false

  /// What the sheet does when the keyboard comes.
  public var keyboard = KeyboardBehavior.avoid

  /// Where the sheet goes after a drag.
  public var landing = LandingPolicy.nearest

  /// How much of the finger's way shows beyond the outer detents, at first: the coefficient of the rubber band. With 0 the sheet
  /// stands still there.
  public var rubberBand: CGFloat = 0.55

  // MARK: Motion

  /// How the sheet comes and goes.
  public var motion: Motion

  /// How the sheet moves while it is there: after drags, and by code; `nil` stands for ``motion``.
  public var settling: Motion?

  /// A half-screen sheet over a dimmed backdrop, unless told otherwise.
  ///
  /// - Precondition: `detents` is as ``detents`` must be.
  public init(
    detents: [Detent] = [.medium, .large],
    selectedDetent: Detent.ID? = nil,
    cornerRadius: CGFloat = 22,
    backdrop: Backdrop = .dim(0.4),
    dismissal: Dismissal = Dismissal(),
    motion: Motion = .spring()
  ) {
    checkedDetents = Self.check(detents)
    self.detents = detents
    self.selectedDetent = selectedDetent
    self.cornerRadius = cornerRadius
    self.backdrop = backdrop
    self.dismissal = dismissal
    self.motion = motion
  }

  /// The library's own look: the lower 60 % of the screen, over a dark blur of opacity 0.7.
  public static var halfModal: SheetConfiguration {
    SheetConfiguration(detents: [.fraction(0.6)], backdrop: .blur())
  }

  /// What an inline panel starts from: the lower half of its parent, no backdrop, one second on its way.
  public static var inline: SheetConfiguration {
    SheetConfiguration(detents: [.medium], backdrop: .none, motion: .curve(duration: 1))
  }
}

/// The ways in which a person can dismiss a sheet. Code can always do so.
public struct Dismissal: Hashable, Sendable {
  /// Whether a tap on the backdrop asks for a dismissal.
  public var tap: Bool

  /// Whether a drag can move the sheet out of the screen.
  public var drag: Bool

  /// Both ways, unless told otherwise.
  public init(tap: Bool = true, drag: Bool = true) {
    self.tap = tap
    self.drag = drag
  }
}

extension SheetConfiguration {
  /// The detent that is shown first: the selected one, and where there is none of that name, the first.
  var firstDetent: Detent {
    detents.first { $0.id == selectedDetent } ?? detents[0]
  }

  private static func check(_ detents: [Detent]) -> DetentSet {
    do {
      return try DetentSet(detents)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
