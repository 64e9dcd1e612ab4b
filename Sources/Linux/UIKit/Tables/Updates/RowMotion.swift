/// The animation of one row or section of an update. The raw values are those of the table's `RowAnimation`.
enum RowMotion: Int {
  case fade = 0
  case right = 1
  case left = 2
  case top = 3
  case bottom = 4
  case none = 5
  case middle = 6
  case automatic = 100
}
