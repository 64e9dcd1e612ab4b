/// An animation in a layer: the layer's copy and its state.
package final class RunningAnimation {
  package let key: String?
  package let animation: CAAnimation
  /// A number that increases with each animation added to any layer.
  let serial: Int
  /// The timing, in the layer's time.
  private(set) var timeline: Timeline
  /// Whether the animation's begin time is fixed. Before that, it waits for its layer to enter a tree.
  private(set) var isPlaced = false
  var hasStarted = false
  /// Whether the animation's end has been reported. It may stay in the layer after that.
  var isOver = false
  let completions: [CompletionGroup]

  init(_ animation: CAAnimation, key: String?, serial: Int, completions: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.serial = serial
    self.completions = completions
    timeline = Timeline(animation.timing, begin: animation.beginTime, duration: animation.duration)
  }

  /// The time of placing, in the animation's own time and in the driving time. If time runs backwards, the animation ends
  /// at this time.
  private var placed = (time: 0.0, driving: 0.0)

  /// Fixes the begin time: the animation's own, or else `local`, the layer's current time.
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

  /// The time that drives the animation at a media time; `local` is its layer's time then.
  func time(at mediaTime: Double, local: Double) -> Double { animation.clock?.time(at: mediaTime) ?? local }

  /// The moment that the animation shows; nil if it shows nothing.
  func moment(at mediaTime: Double, local: Double) -> Timeline.Moment? {
    let time = isPlaced ? time(at: mediaTime, local: local) : timeline.begin
    if isPlaced, animation.clock?.isProgress == true { return Timeline.Moment(time: time, duration: 1, round: 0) }
    return timeline.moment(at: time)
  }

  /// Whether the animation's time moves. `pace` is the speed of the layer's time.
  func moves(inLayerOfPace pace: @autoclosure () -> Double) -> Bool {
    guard !isOver, timeline.speed != 0 else { return false }
    return animation.clock?.moves(at: MediaTime.now) ?? (pace() != 0)
  }

  /// The media time at which the animation ends; infinite if it does not end. If time runs backwards, the end is the
  /// beginning.
  func end(in layer: any LocalTime) -> Double {
    guard !isOver, timeline.speed != 0 else { return .infinity }
    if let clock = animation.clock { return clock.end(of: timeline, placedAt: placed) }
    let pace = layer.pace
    guard pace != 0 else { return .infinity }
    let end = pace > 0 ? timeline.end : min(timeline.begin, placed.time)
    return end.isFinite ? layer.mediaTime(atLocal: end) : .infinity
  }

  func runsBackwards(in layer: any LocalTime) -> Bool { animation.clock?.runsBackwards ?? (layer.pace < 0) }

  /// Calls the delegate and notifies the transactions that wait for this animation. Does nothing on the second call.
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
