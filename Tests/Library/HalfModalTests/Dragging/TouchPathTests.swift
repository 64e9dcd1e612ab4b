import Testing
import UIKit

@testable import HalfModal

/// The path of a finger from its landing until it becomes a drag.
@Suite struct TouchPathTests {
  /// A finger that moves far between two samples begins its drag after 10 points, as a slow finger does.
  @Test(arguments: [11, 40, 300] as [CGFloat]) func dragBeginsBetweenTwoSamples(distance: CGFloat) {
    var path = TouchPath(start: CGPoint(x: 100, y: 100))
    path.move(to: CGPoint(x: 100, y: 96), isJoined: false) { _ in false }
    #expect(!path.isLong)
    path.move(to: CGPoint(x: 100, y: 100 - distance), isJoined: false) { _ in false }
    #expect(path.isLong)
    #expect(!path.hasStrayed)
    #expect(abs(path.movementAtBegin.y + 10) < 1e-6)
  }

  /// The direction at 10 points decides, not that of the whole movement.
  @Test func directionAtTheBeginningDecides() {
    var path = TouchPath(start: .zero)
    let isAcross: (CGPoint) -> Bool = { abs($0.x) > abs($0.y) }
    path.move(to: CGPoint(x: 9, y: 0), isJoined: false, isAstray: isAcross)
    path.move(to: CGPoint(x: 12, y: 40), isJoined: false, isAstray: isAcross)
    #expect(path.hasStrayed)
    #expect(path.movementSinceTurn.y > 20 && path.movementSinceTurn.y < 40)
  }
}
