import QuartzCore

/// Keeps touches from a scroll view's content for a moment, because they may be a drag.
final class ContentTouchGate: UIGestureRecognizer {
}
