import HalfModal
import UIKit

/// The geometry of the sheet in one frame, computed from the scenario's options and not by the library.
struct SheetGeometry {
  private let setup: Trace.Setup
  private let container: CGSize
  private let safeArea: UIEdgeInsets

  init(_ setup: Trace.Setup, _ circumstances: Trace.Circumstances) {
    self.setup = setup
    container = circumstances.container
    safeArea = circumstances.safeArea
  }

  private var configuration: SheetConfiguration { setup.sheet.configuration }

  var isVertical: Bool {
    configuration.edge == .bottom || configuration.edge == .top
  }

  /// The size of the container along the sheet's axis.
  var length: CGFloat {
    isVertical ? container.height : container.width
  }

  /// Returns the visible height of a sheet with a rectangle, or its width if it is horizontal.
  func extent(of rect: CGRect) -> CGFloat {
    switch configuration.edge {
    case .bottom: container.height - rect.minY
    case .top: rect.maxY
    case .leading: rect.maxX
    case .trailing: container.width - rect.minX
    }
  }

  /// Returns the change of the extent that a movement makes.
  func growth(of motion: CGVector) -> CGFloat {
    switch configuration.edge {
    case .bottom: -motion.dy
    case .top: motion.dy
    case .leading: motion.dx
    case .trailing: -motion.dx
    }
  }

  /// Whether a sheet has the right position and size across its axis, and the right margin at its edge.
  func isPlaced(_ rect: CGRect, tolerance: CGFloat) -> Bool {
    let (near, edge) =
      switch configuration.edge {
      case .bottom: (container.height - rect.maxY, configuration.margins.bottom)
      case .top: (rect.minY, configuration.margins.top)
      case .leading: (rect.minX, configuration.margins.left)
      case .trailing: (container.width - rect.maxX, configuration.margins.right)
      }
    let margins = configuration.margins
    let (start, size, low, high, room) =
      isVertical
      ? (rect.minX, rect.width, margins.left, margins.right, container.width)
      : (rect.minY, rect.height, margins.top, margins.bottom, container.height)
    let wanted = max(0, min(room - low - high, configuration.maximumWidth ?? .infinity))
    let wantedStart =
      switch configuration.alignment {
      case .leading: low
      case .center: low + (room - low - high - wanted) / 2
      case .trailing: room - high - wanted
      }
    return abs(near - edge) <= tolerance && abs(size - wanted) <= tolerance && abs(start - wantedStart) <= tolerance
  }

  // MARK: Detents

  private var ends: (near: CGFloat, far: CGFloat) {
    let (safe, margins) = (safeArea, configuration.margins)
    return switch configuration.edge {
    case .bottom: (max(safe.bottom, margins.bottom), safe.top + margins.top)
    case .top: (max(safe.top, margins.top), safe.bottom + margins.bottom)
    case .leading: (max(safe.left, margins.left), safe.right + margins.right)
    case .trailing: (max(safe.right, margins.right), safe.left + margins.left)
    }
  }

  /// Returns the extents at which the sheet can rest at a detent, or at any detent if `id` is nil. With a keyboard there are two for each
  /// detent, because the sheet may have been presented after the keyboard appeared.
  func extents(of id: String? = nil) -> [CGFloat] {
    let (near, far) = ends
    let largest = length - far
    let follows = configuration.edge == .bottom && configuration.keyboard == .avoid && setup.keyboardHeight > near
    return configuration.detents.filter { id == nil || $0.id.rawValue == id }.flatMap { detent -> [CGFloat] in
      guard let extent = extent(of: detent, near: near, largest: largest), largest > 0 else { return [] }
      var isLifted = follows
      if case .inset = detent.expression { isLifted = false }
      return (isLifted ? [extent, extent + setup.keyboardHeight - near] : [extent]).map { min($0, largest) }
    }
  }

  private func extent(of detent: Detent, near: CGFloat, largest: CGFloat) -> CGFloat? {
    switch detent.expression {
    case .medium: return length / 2
    case .large: return largest
    case .fraction(let fraction): return length * CGFloat(fraction)
    case .height(let points): return CGFloat(points) + near
    case .inset(let points): return largest > CGFloat(points) ? largest - CGFloat(points) : nil
    case .fitted(let maximum):
      // The content of a scenario has a preferred height and no preferred width.
      guard isVertical, setup.contentHeight > 0 else { return nil }
      return min(setup.contentHeight, CGFloat(maximum ?? .infinity)) + near
    // The format has no custom detents.
    case .custom: return nil
    }
  }
}
