extension UITableView {
  var currentDelegate: (any UITableViewDelegate)? {
    guard let scrollDelegate else { return nil }
    if scrollDelegate !== tableDelegate { tableDelegate = scrollDelegate as? any UITableViewDelegate }
    return tableDelegate
  }

  /// Returns a default result and counts it.
  func unanswered<Answer>(_ answer: Answer) -> Answer {
    unansweredCount += 1
    return answer
  }

  /// The delegate's result, and whether the delegate implements the method itself.
  func ask<Answer>(_ question: (any UITableViewDelegate) -> Answer) -> (answer: Answer, isOwn: Bool)? {
    guard let delegate else { return nil }
    let count = unansweredCount
    let answer = question(delegate)
    return (answer, count == unansweredCount)
  }
}
