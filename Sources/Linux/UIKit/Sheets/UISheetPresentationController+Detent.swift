import CoreGraphics
import Foundation
import SheetMechanics

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor open class Detent: NSObject {
    /// The name of a detent, with which it is selected.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The name of ``UISheetPresentationController/Detent/medium()``.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of ``UISheetPresentationController/Detent/large()``.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private enum Height {
      case medium, large
      case custom((UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// The value of an inactive detent. A resolver can return it instead of nil.
    public static let inactive = CGFloat.greatestFiniteMagnitude

    private let name: Identifier
    private let height: Height

    private init(_ name: Identifier, _ height: Height) {
      self.name = name
      self.height = height
    }

    /// The detent's name.
    open var identifier: Identifier { name }

    /// Half of the container's height. Inactive in compact height.
    open class func medium() -> UISheetPresentationController.Detent { Detent(.medium, .medium) }

    /// The container's height without the safe area at the top.
    open class func large() -> UISheetPresentationController.Detent { Detent(.large, .large) }

    /// Creates a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The name, or nil for a unique one.
    ///   - resolver: Returns the height in points without the safe area at the bottom, which the sheet adds, or nil if the detent
    ///     is inactive. It is called again when the container or its traits change, and after
    ///     ``UISheetPresentationController/invalidateDetents()``.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), .custom(resolver))
    }

    /// The height in points without the safe area at the bottom, or nil if the detent is inactive.
    open func resolvedValue(in context: UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      switch height {
      case .large: return context.maximumDetentValue
      case .medium:
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetDetentContext)?.mediumDetentValue ?? context.maximumDetentValue / 2
      case .custom(let resolver):
        return resolver(context).flatMap { $0 == Detent.inactive ? nil : $0 }
      }
    }

    /// The same detent as a value of `SheetMechanics`, or nil if it is inactive.
    func mechanics(in context: SheetDetentContext) -> SheetMechanics.Detent? {
      guard let value = resolvedValue(in: context) else { return nil }
      let id = SheetMechanics.Detent.ID(name.rawValue)
      switch height {
      case .medium: return .init(.medium, id: id)
      case .large: return .init(.large, id: id)
      case .custom: return value > 0 ? .init(.height(Double(value)), id: id) : nil
      }
    }
  }
}
