/// The detent changes of a sheet that expands while a keyboard is visible.
package struct KeyboardExpansion: Hashable, Sendable {
  /// The detent to which the sheet returns; nil unless the keyboard expanded the sheet.
  private var previous: Detent.ID?

  package init() {}

  /// Returns the detent to which the sheet moves after the keyboard was shown or hidden; nil if the sheet stays. After a hide,
  /// the sheet moves back only if it is still at its largest detent.
  package mutating func detent(from current: Detent.ID?, keyboardIsVisible: Bool, in stops: SheetStops) -> Detent.ID? {
    let isHighest = stops.highest?.ids.contains { $0 == current } == true
    guard keyboardIsVisible else {
      defer { previous = nil }
      return isHighest ? previous : nil
    }
    guard let highest = stops.highest, !isHighest else { return nil }
    previous = current
    return highest.id
  }
}
