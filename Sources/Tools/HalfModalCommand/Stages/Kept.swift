/// A strong reference that can be released, and a weak one that stays.
struct Kept<Object: AnyObject> {
  private var strong: Object?
  private weak var weak: Object?

  init(_ object: Object) {
    strong = object
    weak = object
  }

  /// The object; nil once it is deallocated.
  var object: Object? { weak }

  mutating func release() {
    strong = nil
  }
}
