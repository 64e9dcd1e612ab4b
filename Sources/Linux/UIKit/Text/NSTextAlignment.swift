/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// All lines except a paragraph's last fill the width.
  case justified = 3
  /// The default alignment of the text's script.
  case natural = 4

  var layoutAlignment: TextLayout.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
