struct ScrollMotion {
  enum Kind { case deceleration, animation }
  var kind: Kind
}
