extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched down for the second or a later tap in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved and counts as inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and counts as outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered, for example by a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for events of the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that UIKit reserves.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
