import UIKit

/// What a sheet looks like and how it behaves: a value, used by ``ModalSheet`` and ``InlineSheet`` alike.
///
/// A change of a sheet's configuration takes effect at once, also while the sheet is shown.
public struct SheetConfiguration: Sendable {
  /// The heights at which the sheet can rest.
  ///
  /// - Precondition: There is at least one, no two have the same name, and their numbers are above zero.
  public var detents: [Detent] {
    didSet { checkedDetents = Self.check(detents) }
  }

  /// The same detents, known to be in order.
  private(set) var checkedDetents: DetentSet

  /// The name of the detent that is shown first; `nil` stands for the first of ``detents``.
  public var selectedDetent: Detent.ID?

  /// The radius of the two corners away from the screen's edge, in points.
  public var cornerRadius: CGFloat

  /// What lies between the sheet and the screen behind it.
  public var backdrop: Backdrop

  /// The ways in which a person can dismiss the sheet.
  public var dismissal: Dismissal

  /// How the sheet comes and goes.
  public var motion: Motion

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
