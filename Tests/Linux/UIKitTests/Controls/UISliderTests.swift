import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct UISliderTests {
  /// A slider from (100, 100) to (328, 131): the centre of the thumb moves from 114 to 314, by 200 points.
  @MainActor private final class Subject {
    let stage = ControlStage()
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 31))
    var values: [Float] = []

    init(in view: UIView? = nil) {
      if let view {
        stage.show(view)
        view.addSubview(slider)
      } else {
        stage.show(slider)
      }
      slider.addAction(for: .valueChanged) { [unowned self] in values.append(slider.value) }
      stage.window.layoutIfNeeded()
    }

    func take() -> [Float] {
      defer { values = [] }
      return values
    }
  }

  @Test func valueStaysInTheRange() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = -1
    #expect(slider.minimumValue == -1 && slider.value == -1)
  }

  @Test func trackAndThumbAreCentredVertically() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 224, height: 4))
    func thumb(_ value: Float) -> CGRect { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value) }
    #expect(thumb(0) == CGRect(x: 0, y: 1.5, width: 28, height: 28))
    #expect(thumb(0.5).midX == 114)
    #expect(thumb(1).maxX == 228)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb(0).maxX == 228 && thumb(1).minX == 0)
  }

  @Test func thumbFollowsTheFinger() {
    let subject = Subject()
    subject.stage.finger(.began, 120, 115)
    #expect(subject.slider.isTracking && subject.take().isEmpty)
    subject.stage.finger(.moved, 170, 115)
    #expect(subject.take() == [0.25])
    subject.stage.finger(.moved, 170, 300)
    #expect(subject.take().isEmpty)
    subject.stage.finger(.moved, 390, 115)
    subject.stage.finger(.moved, 395, 115)
    #expect(subject.take() == [1])
    subject.stage.finger(.moved, 220, 115)
    subject.stage.finger(.ended, 220, 115)
    #expect(subject.take() == [0.5])
    #expect(!subject.slider.isTracking)
  }

  @Test func nonContinuousSliderReportsOnlyTheLastValue() {
    let subject = Subject()
    subject.slider.isContinuous = false
    subject.stage.finger(.began, 114, 115)
    subject.stage.finger(.moved, 164, 115)
    #expect(subject.slider.value == 0.25 && subject.take().isEmpty)
    subject.stage.finger(.moved, 214, 115)
    subject.stage.finger(.ended, 214, 115)
    #expect(subject.take() == [0.5])
    subject.stage.finger(.began, 214, 115)
    subject.stage.finger(.moved, 264, 115)
    subject.stage.finger(.cancelled, 264, 115)
    #expect(subject.take() == [0.75])
  }

  @Test func touchBesideTheThumbIsIgnored() {
    let subject = Subject()
    subject.stage.finger(.began, 200, 115)
    #expect(!subject.slider.isTracking)
    subject.stage.finger(.moved, 250, 115)
    subject.stage.finger(.ended, 250, 115)
    #expect(subject.take().isEmpty && subject.slider.value == 0)
    subject.slider.isEnabled = false
    subject.stage.finger(.began, 114, 115)
    #expect(!subject.slider.isTracking)
    subject.stage.finger(.ended, 114, 115)
  }

  @Test func settingTheValueSendsNoEvent() {
    let subject = Subject()
    subject.slider.value = 0.5
    subject.slider.setValue(0.75, animated: true)
    #expect(subject.values.isEmpty && subject.slider.value == 0.75)
    subject.stage.loop.frame(at: MediaTime.now + 0.2, duration: 1 / 60)
    #expect(subject.stage.loop.isIdle)
  }

  /// Apple documents for controls that a drag of the knob along the track belongs to the slider.
  @Test(arguments: [
    (CGPoint(x: 114, y: 115), CGVector(dx: 60, dy: 10), false), (CGPoint(x: 114, y: 115), CGVector(dx: 10, dy: 60), true),
    (CGPoint(x: 250, y: 115), CGVector(dx: 60, dy: 0), true),
  ])
  func dragOfTheThumbAlongTheTrackBelongsToTheSlider(start: CGPoint, offset: CGVector, isPan: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let subject = Subject(in: view)
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    view.addGestureRecognizer(pan)
    subject.stage.finger(.began, start.x, start.y)
    for step in 1...6 {
      let fraction = CGFloat(step) / 6
      subject.stage.finger(.moved, start.x + offset.dx * fraction, start.y + offset.dy * fraction)
    }
    #expect(subject.slider.isTracking == (!isPan && start.x == 114))
    subject.stage.finger(.ended, start.x + offset.dx, start.y + offset.dy)
    #expect(states.contains(.began) == isPan)
    #expect(abs(subject.slider.value - (isPan ? 0 : 0.3)) < 1e-5 || isPan)
  }

  /// A scroll view that delays touches must not delay those on the thumb.
  @Test func quickDragInAScrollViewMovesTheThumb() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = CGSize(width: 1000, height: 2000)
    let subject = Subject(in: scroll)
    subject.stage.finger(.began, 114, 115)
    for x in [130.0, 160, 190, 214] { subject.stage.finger(.moved, x, 116) }
    subject.stage.finger(.ended, 214, 116)
    #expect(scroll.contentOffset == .zero && subject.slider.value == 0.5)
  }

  @Test func sliderDrawsItsTrackAndThumb() throws {
    let subject = Subject()
    subject.stage.window.backgroundColor = .white
    subject.slider.value = 0.5
    let image = subject.stage.render()
    try savePicture(image, as: "slider")
    func color(_ x: CGFloat, _ y: CGFloat) -> Int {
      let pixel = Ink.pixel(image, Int(x * 2), Int(y * 2))
      return pixel.red << 16 | pixel.green << 8 | pixel.blue
    }
    #expect(color(150, 115.5) == 0x007AFF)
    #expect(color(214, 115.5) == 0xFFFFFF)
    let rest = color(300, 115.5)
    #expect(rest != 0xFFFFFF && rest != 0x007AFF)
    #expect(color(150, 112) == 0xFFFFFF && color(300, 119) == 0xFFFFFF)
    #expect(color(214, 133) != 0xFFFFFF)
  }
}
