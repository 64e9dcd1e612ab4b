import UIKit

/// What lies between a sheet and the screen behind it.
///
/// The view is made when the sheet is presented, fades in and out along with the sheet's own motion, and is removed when the
/// sheet is gone.
public struct Backdrop: Sendable {
  /// The opacity of the view while the sheet rests, from 0 to 1.
  public var opacity: CGFloat

  /// What sort of backdrop it is.
  enum Kind: Sendable {
    case none
    case dim
    case blur
    case view
  }

  let kind: Kind

  /// Makes the view; `nil` where there is no backdrop.
  let makeView: (@MainActor () -> UIView)?

  /// A view of your own, faded in to `opacity`.
  public init(opacity: CGFloat = 1, makeView: @escaping @MainActor () -> UIView) {
    self.init(.view, opacity, makeView)
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
    Backdrop(.blur, opacity) { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  }
}
