extension VirtualDevice {
  /// The finger with a number. The same number always returns the same finger.
  public func finger(_ number: Int = 1) -> Finger {
    Finger(number: number, contact: contact(number), device: self)
  }
}
