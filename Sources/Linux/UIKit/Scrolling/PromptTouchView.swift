/// A view in a scroll view whose touches are never delayed.
@MainActor protocol PromptTouchView: UIView {}
