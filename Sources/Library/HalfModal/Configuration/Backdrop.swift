import UIKit

/// What lies between a sheet and the screen behind it.
///
/// Its opacity is a function of the sheet's position: it fades in while the sheet comes in, follows a finger, and fades out on
/// the way out.
public struct Backdrop: Sendable {
  /// The opacity of the view while the sheet rests, from 0 to 1.
  public var opacity: CGFloat

  /// The opacity for a sheet of which so many points are shown, between its stops; nil for the usual course.
  ///
  /// That grows evenly from 0 to ``opacity``, up to the lowest detent; with a largest undimmed detent it begins there, and is
  /// whole at the next larger one.
  public var opacityAt: (@Sendable (_ extent: Double, _ stops: SheetStops) -> CGFloat)?

  /// What sort of backdrop it is. Equal ones need no new view.
  enum Kind: Equatable, Sendable {
    case none
    case dim
    case blur(UIBlurEffect.Style)
    case view(Token)
  }

  /// Tells views of the host's own apart.
  final class Token: Equatable, Sendable {
    static func == (a: Token, b: Token) -> Bool { a === b }
  }

  let kind: Kind

  /// Makes the view; `nil` where there is no backdrop.
  let makeView: (@MainActor () -> UIView)?

  /// A view of your own, faded in to `opacity`.
  public init(opacity: CGFloat = 1, makeView: @escaping @MainActor () -> UIView) {
    self.init(.view(Token()), opacity, makeView)
  }

  private init(_ kind: Kind, _ opacity: CGFloat, _ makeView: (@MainActor () -> UIView)?) {
    self.kind = kind
    self.opacity = opacity
    self.makeView = makeView
  }

  /// Nothing: the screen behind stays as it is. A modal sheet still dismisses by a tap beside it.
  public static let none = Backdrop(.none, 0, nil)

  /// Black of the given opacity.
  public static func dim(_ opacity: CGFloat = 0.4) -> Backdrop {
    Backdrop(.dim, opacity) {
      let view = UIView()
      view.backgroundColor = .black
      return view
    }
  }

  /// The screen behind, blurred.
  public static func blur(_ style: UIBlurEffect.Style = .dark, opacity: CGFloat = 0.7) -> Backdrop {
    Backdrop(.blur(style), opacity) { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  }
}
