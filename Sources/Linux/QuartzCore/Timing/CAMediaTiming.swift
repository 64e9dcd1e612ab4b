/// How an object's time runs in relation to the time of the object that contains it.
public protocol CAMediaTiming {
  /// When the object begins, in the time of its parent. An animation with 0 begins when it is added to a layer.
  var beginTime: CFTimeInterval { get set }
  /// How long one pass lasts, in seconds of the object's own time.
  var duration: CFTimeInterval { get set }
  /// How fast the object's own time runs; 2 is twice the parent's pace, 0 stands still.
  var speed: Float { get set }
  /// What is added to the object's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many passes are played; a fraction ends within a pass.
  var repeatCount: Float { get set }
  /// How many seconds passes go on for. Used instead of ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by one that runs backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its active time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end goes on after it was reached.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning is shown before it is due.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both the beginning before its time and the end after it.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing is shown outside of the active time.
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
