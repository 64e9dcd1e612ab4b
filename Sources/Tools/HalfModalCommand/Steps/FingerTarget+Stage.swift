import UIKit

extension FingerTarget {
  /// Returns the point of the window where a finger lands; nil if the target isn't in the window.
  @MainActor func point(on stage: any Stage, in size: CGSize) -> CGPoint? {
    if case .point(let point) = self { return point }
    let named: CGPoint? =
      switch self {
      case .point: nil
      case .header: stage.visibleFrame.map { CGPoint(x: $0.midX, y: $0.minY + 20) }
      case .list: stage.visibleFrame.map { CGPoint(x: $0.midX, y: $0.minY + 120) }
      case .table: stage.scrollView.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
      case .backdrop: stage.visibleFrame.map { _ in CGPoint(x: 195, y: 100) }
      case .element(let id):
        stage.elements.first { $0.options.id == id }?.visibleRect.map { CGPoint(x: $0.midX, y: $0.midY) }
      }
    return named.flatMap { CGRect(origin: .zero, size: size).contains($0) ? $0 : nil }
  }
}
