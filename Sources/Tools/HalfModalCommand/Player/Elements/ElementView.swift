import UIKit

/// An element of a scenario on screen.
@MainActor struct ElementView {
  let options: ElementOptions
  let view: UIView

  /// - Parameter onAction: Called when the element does what it is there for, or when the touch for that is taken away.
  init(_ options: ElementOptions, onAction: @escaping @MainActor (ElementAction) -> Void) {
    self.options = options
    let id = options.id
    switch options.kind {
    case .button:
      let button = UIButton(type: .system)
      button.setTitle(id, for: .normal)
      button.backgroundColor = UIColor(white: 0.93, alpha: 1)
      button.layer.cornerRadius = 10
      button.addAction(for: .touchUpInside) { onAction(ElementAction(id: id, value: nil, isCancelled: false)) }
      button.addAction(for: .touchCancel) { onAction(ElementAction(id: id, value: nil, isCancelled: true)) }
      view = button
    case .slider(let value):
      let slider = UISlider()
      slider.value = Float(value)
      for (event, isCancelled) in [(UIControl.Event.touchUpInside, false), (.touchUpOutside, false), (.touchCancel, true)] {
        slider.addAction(for: event) { [unowned slider] in
          onAction(ElementAction(id: id, value: Double(slider.value), isCancelled: isCancelled))
        }
      }
      view = slider
    case .field:
      let field = UITextField()
      field.placeholder = id
      field.borderStyle = .roundedRect
      field.addAction(for: .editingDidBegin) { onAction(ElementAction(id: id, value: nil, isCancelled: false)) }
      field.addAction(for: .touchCancel) { onAction(ElementAction(id: id, value: nil, isCancelled: true)) }
      view = field
    case .label:
      let label = UILabel()
      label.text = id
      view = label
    case .carousel(let width):
      view = CarouselView(contentWidth: width)
    }
    view.accessibilityIdentifier = id
  }

  /// How far a carousel is scrolled.
  var offset: CGFloat? {
    (view as? CarouselView)?.contentOffset.x
  }

  /// The rectangle as shown, in the coordinates of the window; `nil` while it is not there.
  var visibleRect: CGRect? {
    view.window == nil ? nil : view.shownFrame
  }

  /// Puts the element where it belongs.
  ///
  /// - Parameter keyboardTop: The upper edge of the keyboard, if there is one, in the view's coordinates.
  func layOut(in bounds: CGRect, safeArea: UIEdgeInsets, keyboardTop: CGFloat?) {
    var rect = options.rect
    switch options.place {
    case .view, .list: break
    case .top: rect.origin.y += bounds.minY + safeArea.top
    case .keyboard where (keyboardTop ?? .infinity) < bounds.maxY - safeArea.bottom:
      rect.origin.y = (keyboardTop ?? 0) - rect.minY - rect.height
    case .bottom, .keyboard: rect.origin.y = bounds.maxY - safeArea.bottom - rect.minY - rect.height
    }
    if view.frame != rect {
      view.frame = rect
    }
  }
}

/// What an element tells.
struct ElementAction {
  var id: String
  /// Where a slider stands.
  var value: Double?
  /// Whether the touch was taken away.
  var isCancelled: Bool
}

extension UIView {
  /// The frame as shown, in the coordinates of the window. Transforms do not count.
  fileprivate var shownFrame: CGRect {
    var frame = (layer.presentation() ?? layer).frame
    var parent = superview
    while let current = parent, !(current is UIWindow) {
      let layer = current.layer.presentation() ?? current.layer
      frame = frame.offsetBy(dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
      parent = current.superview
    }
    return frame
  }
}
