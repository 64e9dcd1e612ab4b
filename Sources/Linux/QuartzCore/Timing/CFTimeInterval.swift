/// A span of time, or a moment of the media clock, in seconds.
public typealias CFTimeInterval = Double
