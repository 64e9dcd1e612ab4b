import Foundation
import QuartzCore

/// A recorder that collects the changes of a keyframe block and makes one animation for each changed property.
@MainActor package final class KeyframeRecorder {
  struct Change {
    var start: Double
    var end: Double
    var old: AnimatableValue
    var new: AnimatableValue
  }

  private struct Track {
    let view: UIView
    let key: LayerKey
    var changes: [Change] = []
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The part of the whole duration that new changes belong to.
  var span: ClosedRange<Double> = 0...1

  init(options: UIView.KeyframeAnimationOptions) {
    switch (options.rawValue >> 10) & 0xF {
    case 1: mode = .discrete
    case 2: mode = .paced
    case 3: mode = .cubic
    case 4: mode = .cubicPaced
    default: mode = .linear
    }
  }

  func record(_ old: AnimatableValue, _ new: AnimatableValue, of key: LayerKey, in view: UIView) {
    let index = tracks.firstIndex { $0.view === view && $0.key == key }
    let change = Change(start: span.lowerBound, end: span.upperBound, old: old, new: new)
    if let index {
      tracks[index].changes.append(change)
    } else {
      tracks.append(Track(view: view, key: key, changes: [change]))
    }
  }

  func addAnimations(to owner: ViewAnimation) {
    for track in tracks {
      guard let last = track.view.layer.modelValue(for: track.key) else { continue }
      let (times, values) = Self.course(of: track.changes, isDiscrete: mode == .discrete)
      let animation = CAKeyframeAnimation(keyPath: track.key.rawValue)
      animation.calculationMode = mode
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.isAdditive = track.key.isAdditive
      animation.values = values.compactMap { (track.key.isAdditive ? $0.subtracting(last) : $0).object }
      if owner.motion == nil, case .eased(let name) = owner.timing.curve {
        animation.timingFunction = CAMediaTimingFunction(name: name)
      }
      let layer = track.view.layer
      let name = track.key.isAdditive ? layer.freeAnimationKey(for: track.key.rawValue) : track.key.rawValue
      let change = track.changes.first.map { AnimatedChange(view: track.view, key: track.key, old: $0.old, new: last) }
      owner.add(animation, to: layer, of: track.view, forKey: name, change: change)
    }
    tracks = []
  }

  /// Returns the values that the changes pass through, and their times. A value holds until the next change starts. For
  /// discrete changes, each value takes effect at the start of its change, and there is one more time than there are values.
  static func course(of changes: [Change], isDiscrete: Bool) -> (times: [Double], values: [AnimatableValue]) {
    let changes = changes.sorted { $0.start < $1.start }
    guard let first = changes.first else { return ([], []) }
    var times = [0.0]
    var values = [first.old]
    for change in changes {
      let before = values[values.count - 1]
      if isDiscrete {
        if change.start <= times[times.count - 1] {
          values[values.count - 1] = change.new
        } else {
          times.append(change.start)
          values.append(change.new)
        }
      } else {
        if change.start > times[times.count - 1] {
          times.append(change.start)
          values.append(before)
        }
        times.append(max(change.end, times[times.count - 1]))
        values.append(change.new)
      }
    }
    if isDiscrete {
      times.append(1)
    } else if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    return (times, values)
  }
}
