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

  /// Fixes the beginning: its own begin time, or now. The time is the layer's.
  func place(at time: Double) {
    guard !isPlaced else { return }
    isPlaced = true
    guard animation.beginTime == 0 else { return }
    animation.beginTime = time
    timeline = Timeline(animation.timing, begin: time, duration: animation.duration)
  }

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
