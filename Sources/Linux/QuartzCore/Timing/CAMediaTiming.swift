/// The mapping from the time of a parent object to the time of an object in it.
public protocol CAMediaTiming {
  /// The begin time in the parent's time. An animation with 0 begins when it is added to a layer.
  var beginTime: CFTimeInterval { get set }
  /// The length of one pass, in seconds of the object's own time.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's own time: 2 is twice the parent's speed, 0 stops the time.
  var speed: Float { get set }
  /// An offset that is added to the object's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of passes; a fraction ends within a pass.
  var repeatCount: Float { get set }
  /// The total length of all passes, in seconds. It overrides ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by one that runs backwards.
  var autoreverses: Bool { get set }
  /// The value shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The value that an animation shows outside its active time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value is shown before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start value is shown before the beginning, and the end value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation shows nothing outside its active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}

/// The stored form of ``CAMediaTiming``.
struct MediaTiming: Hashable, Sendable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}
