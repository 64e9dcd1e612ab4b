import UIKit

/// A drag that presents a sheet: on any view, from the edge of a view, or past the end of a scroll view. The sheet follows the
/// finger from the start of the drag. When the finger lifts, the snapping rule of the sheet chooses its destination.
///
/// ```swift
/// gesture = PresentationGesture(.drag(on: miniBar), presenting: player, from: self)
/// ```
///
/// The drag must lead inwards from the sheet's edge: upwards for a sheet at the bottom. Keep a reference to the gesture as long
/// as it should work. The gesture keeps the sheet, but neither the view nor the presenter.
@MainActor public final class PresentationGesture {
  private let drag: PresentationDrag

  /// The drag that presents a sheet.
  public struct Trigger {
    let kind: PresentationDrag.Kind
    let view: UIView

    /// A drag that begins anywhere in a view.
    ///
    /// - Parameter view: The view to which the gesture recognizer is added.
    /// - Returns: The trigger.
    @MainActor public static func drag(on view: UIView) -> Trigger {
      Trigger(kind: .drag, view: view)
    }

    /// A drag that begins near one edge of a view: the edge at which the sheet is, for example the bottom. A scroll view there
    /// scrolls if the drag does not lead inwards.
    ///
    /// - Parameters:
    ///   - view: The view to which the gesture recognizer is added.
    ///   - width: The largest distance from the edge at which the drag can begin, in points.
    /// - Returns: The trigger.
    @MainActor public static func edge(of view: UIView, width: CGFloat = 24) -> Trigger {
      Trigger(kind: .edge(width: width), view: view)
    }

    /// A pull past the end of a scroll view: past the bottom for a sheet at the bottom. The scroll view continues to follow the
    /// finger and to bounce.
    ///
    /// - Parameter scrollView: The scroll view.
    /// - Returns: The trigger.
    @MainActor public static func overscroll(of scrollView: UIScrollView) -> Trigger {
      Trigger(kind: .overscroll, view: scrollView)
    }
  }

  /// Makes a gesture that presents a modal sheet.
  ///
  /// - Parameters:
  ///   - trigger: The drag.
  ///   - sheet: The sheet. A finger can't present the system sheet, so the gesture always presents HalfModal's own.
  ///   - presenter: The controller that presents the sheet's content.
  public init(_ trigger: Trigger, presenting sheet: ModalSheet, from presenter: UIViewController) {
    drag = PresentationDrag(trigger.kind, on: trigger.view, of: sheet, from: presenter)
  }

  /// Makes a gesture that shows an inline sheet.
  ///
  /// - Parameters:
  ///   - trigger: The drag.
  ///   - sheet: The sheet.
  public init(_ trigger: Trigger, showing sheet: InlineSheet) {
    drag = PresentationDrag(trigger.kind, on: trigger.view, of: sheet, from: sheet.parent)
  }

  /// Removes the gesture recognizer. A presented sheet stays presented. A drag that is presenting the sheet is cancelled, and the
  /// snapping rule chooses the sheet's destination.
  public func remove() {
    drag.remove()
  }
}
