/// An animation in a layer: the layer's copy, and when it runs.
package final class RunningAnimation {
  package let key: String?
  package let animation: CAAnimation
  /// Tells the order in which animations were added, in all layers.
  let serial: Int
  /// When and how it runs, in the layer's time.
  private(set) var timeline: Timeline
  /// Whether it has begun to run in a tree; before that it waits for the layer to come into one.
  private(set) var isPlaced = false
  var hasStarted = false
  /// Whether it came to its end, but stays.
  var isOver = false
  let completions: [CompletionGroup]

  init(_ animation: CAAnimation, key: String?, serial: Int, completions: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.serial = serial
    self.completions = completions
    timeline = Timeline(animation.timing, begin: animation.beginTime, duration: animation.duration)
  }

  /// When the animation was placed, in its own time and in the one that drives that. Run backwards it does not live to see what was before.
  private var placed = (time: 0.0, driving: 0.0)

  /// Fixes the beginning: its own begin time, or now. The time is the layer's.
  func place(at local: Double) {
    guard !isPlaced else { return }
    isPlaced = true
    let driving = animation.clock?.drivingTime(at: MediaTime.now) ?? local
    let time = animation.clock?.course.time(at: driving) ?? local
    placed = (time, driving)
    guard animation.beginTime == 0 else { return }
    animation.beginTime = time
    timeline = Timeline(animation.timing, begin: time, duration: animation.duration)
  }

  /// The time that the animation sees at a media time, at which its layer's time is `local`.
  func time(at mediaTime: Double, local: Double) -> Double { animation.clock?.time(at: mediaTime) ?? local }

  /// What the animation shows; nil when it shows nothing.
  func moment(at mediaTime: Double, local: Double) -> Timeline.Moment? {
    let time = isPlaced ? time(at: mediaTime, local: local) : timeline.begin
    if isPlaced, animation.clock?.isProgress == true { return Timeline.Moment(time: time, duration: 1, round: 0) }
    return timeline.moment(at: time)
  }

  /// Whether the animation's time moves, in a layer whose time does at `pace`.
  func moves(inLayerOfPace pace: @autoclosure () -> Double) -> Bool {
    guard !isOver, timeline.speed != 0 else { return false }
    return animation.clock?.moves(at: MediaTime.now) ?? (pace() != 0)
  }

  /// The media time at which the animation ends; infinite when it does not. Where time runs backwards, the end is the beginning.
  func end(in layer: CALayer) -> Double {
    guard !isOver, timeline.speed != 0 else { return .infinity }
    if let clock = animation.clock { return clock.end(of: timeline, placedAt: placed) }
    let pace = layer.pace
    guard pace != 0 else { return .infinity }
    let end = pace > 0 ? timeline.end : min(timeline.begin, placed.time)
    return end.isFinite ? layer.mediaTime(atLocal: end) : .infinity
  }

  func runsBackwards(in layer: CALayer) -> Bool { animation.clock?.runsBackwards ?? (layer.pace < 0) }

  /// Calls the delegate and the transactions that wait for it. Nothing more happens when the end was told before.
  func tellEnd(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    tellStart()
    animation.delegate?.animationDidStop(animation, finished: finished)
    for completion in completions { completion.leave() }
  }

  func tellStart() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }
}
