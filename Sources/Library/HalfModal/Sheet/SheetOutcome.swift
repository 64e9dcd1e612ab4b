import UIKit

/// The outcome of a call to a sheet.
public enum SheetOutcome: Hashable, Sendable {
  /// The sheet was presented: it has arrived at its detent.
  case presented
  /// The sheet was dismissed: it has left the window.
  case dismissed
  /// The sheet has arrived at the position to which the call moved it, or was there already.
  case arrived
  /// A finger, another call, or UIKit ended the motion before the sheet arrived.
  case cancelled
  /// The call was not possible and had no effect.
  case refused(SheetRefusal)

  /// Whether the call succeeded: true for all cases except ``cancelled`` and ``refused(_:)``.
  public var isSuccess: Bool {
    switch self {
    case .presented, .dismissed, .arrived: true
    case .cancelled, .refused: false
    }
  }
}

/// The reason why a sheet refused a call.
public enum SheetRefusal: Hashable, Sendable {
  /// The sheet is already presented or being presented.
  case alreadyPresented
  /// The sheet is not presented.
  case notPresented
  /// The sheet is being presented or dismissed, and the call can't join that transition.
  case inTransition
  /// The content is the presenter itself, has a parent, or is already presented.
  case contentInUse
  /// The presenter's view is not in a window, or the presenter is being dismissed.
  case presenterNotOnScreen
  /// The presenter already presents another controller.
  case presenterIsPresenting
  /// The parent of an inline sheet was deallocated.
  case parentIsGone
  /// The configuration has no valid detent with this identifier.
  case unknownDetent(Detent.ID)
  /// A later call replaced this one while it waited for a transition to end.
  case superseded
}

extension SheetRefusal: CustomStringConvertible {
  /// A sentence that names the problem.
  public var description: String {
    switch self {
    case .alreadyPresented: "The sheet is already presented."
    case .notPresented: "The sheet is not presented."
    case .inTransition: "The sheet is being presented or dismissed."
    case .contentInUse: "The content is the presenter itself, has a parent, or is already presented."
    case .presenterNotOnScreen: "The presenter's view is not in a window, or the presenter is being dismissed."
    case .presenterIsPresenting: "The presenter already presents another controller."
    case .parentIsGone: "The parent of the inline sheet was deallocated."
    case .unknownDetent(let id): "The configuration has no valid detent with the identifier \"\(id)\"."
    case .superseded: "A later call replaced this one before it began."
    }
  }

  /// Advice for a refusal that is always a mistake of the caller; nil for a refusal that correct code can also get, such as for
  /// a second dismissal.
  var remedy: String? {
    switch self {
    case .alreadyPresented, .notPresented, .inTransition, .superseded: nil
    case .contentInUse: "Use a controller that is not presented and has no parent."
    case .presenterNotOnScreen: "Present the sheet after the presenter's viewDidAppear(_:)."
    case .presenterIsPresenting: "Present the sheet from the presented controller, or dismiss that controller first."
    case .parentIsGone: "Keep a reference to the parent while the sheet is in use."
    case .unknownDetent: "Add the detent to the configuration first."
    }
  }
}

extension SheetOutcome {
  /// Makes the outcome of a refused call, and logs the refusal if it is a mistake of the caller.
  static func refusing(_ refusal: SheetRefusal) -> SheetOutcome {
    if let remedy = refusal.remedy { developerLog("\(refusal) \(remedy)") }
    return .refused(refusal)
  }
}
