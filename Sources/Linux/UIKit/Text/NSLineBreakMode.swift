/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Text ends at the edge.
  case byClipping = 2
  /// The last line shows its end, with an ellipsis before it.
  case byTruncatingHead = 3
  /// The last line shows its start, with an ellipsis behind it.
  case byTruncatingTail = 4
  /// The last line shows its start and its end, with an ellipsis between them.
  case byTruncatingMiddle = 5

  var layoutLineBreak: TextLayout.LineBreak {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
