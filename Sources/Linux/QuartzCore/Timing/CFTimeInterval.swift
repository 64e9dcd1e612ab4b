/// A time span, or a time of the media clock, in seconds.
public typealias CFTimeInterval = Double
