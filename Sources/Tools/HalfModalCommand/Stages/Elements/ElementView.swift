import UIKit

/// An element on screen.
@MainActor struct ElementView {
  let options: ElementOptions
  let view: UIView

  /// - Parameter onAction: Called when a finger uses the element, or when the system cancels its touch.
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

  /// The horizontal offset of a carousel.
  var offset: CGFloat? {
    (view as? CarouselView)?.contentOffset.x
  }

  /// The rectangle on screen, in window coordinates; nil while the view isn't in a window.
  var visibleRect: CGRect? {
    view.window == nil ? nil : view.shownFrame
  }

  /// Sets the frame of the element.
  ///
  /// - Parameter keyboardTop: The top edge of the keyboard in the view's coordinates; nil if there is no keyboard.
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

extension UIView {
  /// The frame on screen, in window coordinates, without transforms.
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
