/// Where lines of text stand between the sides.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// All lines but a paragraph's last fill the width.
  case justified = 3
  /// As the text's script has it.
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
