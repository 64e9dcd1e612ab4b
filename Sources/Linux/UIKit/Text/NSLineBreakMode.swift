/// The behaviour of text that does not fit its width.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Lines end at the edge.
  case byClipping = 2
  /// The last line shows its end, after an ellipsis.
  case byTruncatingHead = 3
  /// The last line shows its start, followed by an ellipsis.
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
