extension MainLoop {
  /// The keyboard of the loop's screen.
  package var keyboard: Keyboard { part(Keyboard.self) }
}
