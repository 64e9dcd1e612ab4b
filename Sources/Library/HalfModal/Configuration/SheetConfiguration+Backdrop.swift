import UIKit

extension SheetConfiguration {
  /// The view between a sheet and the screen behind it.
  ///
  /// Its opacity is a function of the sheet's visible height, so it changes whenever the sheet moves, also under a finger.
  public struct Backdrop: Sendable {
    /// The opacity of the fully visible backdrop, from 0 to 1. Ignored if ``opacityAt`` is set.
    public var opacity: CGFloat

    /// Returns the opacity for a visible height in points; nil for the default. Results outside 0 to 1 are limited to that range.
    ///
    /// By default the opacity grows linearly from 0 at height 0 to ``opacity`` at the smallest detent. With a
    /// ``SheetConfiguration/largestUndimmedDetent`` it grows from 0 at that detent to ``opacity`` at the next larger one, and
    /// stays 0 if there is no larger one.
    public var opacityAt: (@Sendable (_ visibleHeight: CGFloat, _ stops: SheetStops) -> CGFloat)?

    enum Kind: Equatable, Sendable {
      case none
      case dim
      case blur(UIBlurEffect.Style)
      case view(Token)
    }

    /// The identity of a custom backdrop. Views can't be compared before they are made.
    final class Token: Equatable, Sendable {
      static func == (a: Token, b: Token) -> Bool { a === b }
    }

    /// The kind. If the new backdrop has the same kind, the sheet keeps the view.
    let kind: Kind

    /// Makes the view; nil if there is no backdrop.
    let makeView: (@MainActor () -> UIView)?

    /// Makes a backdrop with a view of your own.
    ///
    /// - Parameters:
    ///   - opacity: The opacity of the fully visible backdrop, from 0 to 1.
    ///   - makeView: Makes the view. Called each time a sheet adopts the backdrop.
    public init(opacity: CGFloat = 1, makeView: @escaping @MainActor () -> UIView) {
      self.init(.view(Token()), opacity, makeView)
    }

    private init(_ kind: Kind, _ opacity: CGFloat, _ makeView: (@MainActor () -> UIView)?) {
      self.kind = kind
      self.opacity = opacity
      self.makeView = makeView
    }

    /// No backdrop. A tap beside a modal sheet still dismisses the sheet if ``SheetConfiguration/Dismissal/tap`` is true.
    public static let none = Backdrop(.none, 0, nil)

    /// A black view.
    ///
    /// - Parameter opacity: The opacity of the fully visible backdrop, from 0 to 1.
    public static func dim(_ opacity: CGFloat = 0.4) -> Backdrop {
      Backdrop(.dim, opacity) {
        let view = UIView()
        view.backgroundColor = .black
        return view
      }
    }

    /// A blur of the screen behind the sheet.
    ///
    /// - Parameters:
    ///   - style: The style of the blur.
    ///   - opacity: The opacity of the fully visible backdrop, from 0 to 1.
    public static func blur(_ style: UIBlurEffect.Style = .dark, opacity: CGFloat = 0.7) -> Backdrop {
      Backdrop(.blur(style), opacity) { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    }
  }
}

extension SheetConfiguration {
  /// The opacity of the backdrop at a visible height in points.
  func backdropOpacity(at shown: CGFloat, stops: SheetStops) -> CGFloat {
    if let opacity = backdrop.opacityAt { return min(1, max(0, opacity(shown, stops))) }
    let fade = BackdropFade(stops: stops, undimmed: largestUndimmedDetent)
    return min(1, max(0, backdrop.opacity)) * CGFloat(fade.part(at: Double(shown)))
  }
}
