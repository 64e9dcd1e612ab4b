/// An object with a time of its own, such as a layer.
package protocol LocalTime: AnyObject {
  /// The object's own time at a media time.
  func localTime(at mediaTime: CFTimeInterval) -> CFTimeInterval

  /// The media time at which the object's own time is the given one.
  func mediaTime(atLocal time: CFTimeInterval) -> CFTimeInterval

  /// The speed of the object's own time against media time: 0 if it stands still, below 0 if it runs backwards.
  var pace: Double { get }
}
