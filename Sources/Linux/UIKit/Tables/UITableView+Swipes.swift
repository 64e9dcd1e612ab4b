import Foundation

extension UITableView {
  func setUpSwipes() {
    swipePan.maximumNumberOfTouches = 1
    swipePan.addAction { [weak self] _ in self?.swipePanDidChange() }
    addGestureRecognizer(swipePan)
    panGestureRecognizer.addAction { [weak self] in
      if $0.state == .began { self?.closeSwipe(animated: true) }
    }
  }

  /// Whether a swipe may begin, because the finger moves sideways over a row with actions on that side, or over the open row.
  func mayBeginSwipe() -> Bool {
    let motion = swipePan.translation(in: self)
    guard abs(motion.x) > abs(motion.y), updates == nil, !editingState, swipe?.isActing != true else { return false }
    let y = swipePan.location(in: self).y - motion.y
    guard let position = layout.row(at: y), visibleCell(at: position.indexPath) != nil else { return false }
    if swipe?.position == position { return true }
    let isAtRight = motion.x < 0
    guard let buttons = makeButtons(for: position, isAtRight: isAtRight) else { return false }
    closeSwipe(animated: true)
    let new = RowSwipe(position, buttons)
    insertSubview(buttons, at: backOfCells)
    swipe = new
    cancelHighlight()
    delegate?.tableView(self, willBeginEditingRowAt: position.indexPath)
    return true
  }

  private func makeButtons(for position: RowPosition, isAtRight: Bool) -> SwipeButtons? {
    let path = position.indexPath
    let isLeading = isAtRight == (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let configuration =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard let configuration, !configuration.actions.isEmpty else { return nil }
    return SwipeButtons(configuration, isAtRight: isAtRight) { [weak self] in self?.perform($0) }
  }

  private func swipePanDidChange() {
    guard let swipe, !swipe.isActing else { return }
    switch swipePan.state {
    case .began:
      swipe.grab()
      followSwipe(swipe)
    case .changed: followSwipe(swipe)
    case .ended:
      followSwipe(swipe)
      if swipe.isFull(width: rowWidth) {
        performFully(swipe)
      } else if swipe.staysOpen(velocity: swipePan.velocity(in: self).x) {
        move(swipe, to: swipe.restingOffset)
      } else {
        closeSwipe(animated: true)
      }
    default: closeSwipe(animated: true)
    }
  }

  private func followSwipe(_ swipe: RowSwipe) {
    swipe.follow(swipePan.translation(in: self).x, width: rowWidth)
    show(swipe)
  }

  private func performFully(_ swipe: RowSwipe) {
    move(swipe, to: swipe.sign * rowWidth)
    perform(0)
  }

  private func perform(_ index: Int) {
    guard let swipe, !swipe.isActing else { return }
    swipe.isActing = true
    let action = swipe.buttons.configuration.actions[index]
    action.handler(action, swipe.buttons.buttons[index]) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      self.closeSwipe(animated: true)
    }
  }

  private func move(_ swipe: RowSwipe, to offset: CGFloat) {
    swipe.offset = offset
    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { self.show(swipe) }
  }

  private func show(_ swipe: RowSwipe) {
    swipe.buttons.show(beside: rowFrame(swipe.position), offset: swipe.offset)
    visibleCell(at: swipe.position.indexPath)?.setFrame(shownRowFrame(swipe.position))
  }

  /// The shown frame of a row, which a swipe or a lifted row can shift.
  func shownRowFrame(_ position: RowPosition) -> CGRect {
    var frame = rowFrame(position)
    if let lift {
      frame.origin.y = position == lift.source ? lift.top : frame.minY + lift.shift(of: position)
    }
    guard let swipe, swipe.position == position else { return frame }
    return frame.offsetBy(dx: swipe.offset, dy: 0)
  }

  /// Closes the open row and removes its buttons.
  func closeSwipe(animated: Bool) {
    guard let closing = swipe else { return }
    swipe = nil
    let cell = visibleCell(at: closing.position.indexPath)
    let frame = rowFrame(closing.position)
    closing.buttons.showsFirstAlone = false
    closing.buttons.isUserInteractionEnabled = false
    let buttons = closing.buttons
    func close() {
      buttons.show(beside: frame, offset: 0)
      cell?.setFrame(frame)
    }
    if animated {
      UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: close) { _ in
        buttons.removeFromSuperview()
      }
    } else {
      UIView.performWithoutAnimation(close)
      cell?.layer.removeAllAnimations()
      buttons.removeFromSuperview()
    }
    delegate?.tableView(self, didEndEditingRowAt: closing.position.indexPath)
  }
}
