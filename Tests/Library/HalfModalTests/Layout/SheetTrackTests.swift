import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// The frames of a sheet for detents and containers.
@MainActor @Suite(.serialized) struct SheetTrackTests {
  private func track(_ detent: Detent, model: DeviceModel = DeviceModel(), prefers height: CGFloat = 0) -> SheetTrack {
    let stage = Stage(model)
    stage.show()
    return SheetTrack(
      SheetConfiguration(detents: [detent]), contentExtent: height > 0 ? height : nil, in: stage.presenter.view)
  }

  @Test(arguments: [
    (Detent.medium, 422.0), (.large, 797), (.fraction(0.6), 1519.0 / 3), (.height(200), 234), (.height(5000), 797),
    (.fitted, 334), (.fitted(maximum: 100), 134),
  ])
  func detentDecidesTheFrame(detent: Detent, height: CGFloat) {
    let track = track(detent, prefers: 300)
    let rest = CGRect(track.rect(shown: track.shown(at: .detent(detent.id))))
    let hidden = CGRect(track.rect(shown: track.shown(at: .dismissed)))
    #expect(abs(rest.height - height) < 1e-9)
    #expect(rest.maxY == 844)
    #expect(hidden.minY == 844)
    #expect(hidden.size == rest.size)
  }

  /// The bottom margin is 8, which lies within the safe area of 34, or 50, which is larger. The margin at the far edge is 10.
  @Test(arguments: [
    (Detent.medium, 8.0, 422.0, 414.0), (.height(200), 8, 844 - 234, 226), (.height(200), 50, 844 - 250, 200),
    (.large, 50, 57, 737),
  ])
  func marginIsPartOfTheDetent(detent: Detent, margin: CGFloat, top: CGFloat, height: CGFloat) {
    let stage = Stage()
    stage.show()
    var configuration = SheetConfiguration(detents: [detent])
    configuration.margins = UIEdgeInsets(top: 10, left: 0, bottom: margin, right: 0)
    let track = SheetTrack(configuration, contentExtent: nil, in: stage.presenter.view)
    let rest = CGRect(track.rect(shown: track.shown(at: .detent(detent.id))))
    #expect(abs(rest.minY - top) < 1e-9 && abs(rest.height - height) < 1e-9)
  }

  @Test(arguments: [1, 2, 3]) func heightIsAWholeNumberOfDevicePixels(scale: Int) {
    for tenth in 6000...6100 {
      let model = DeviceModel(size: CGSize(width: 390, height: CGFloat(tenth) / 10), scale: CGFloat(scale))
      let height = track(.medium, model: model).lowest
      let pixels = height * CGFloat(scale)
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
      #expect(abs(height - model.size.height / 2) <= 0.5 / CGFloat(scale) + 1e-9)
    }
  }
}
