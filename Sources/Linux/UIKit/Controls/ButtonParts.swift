/// The subviews of a button, each made when it is first needed.
@MainActor final class ButtonParts {
  private(set) var label: UILabel?
  private(set) var picture: UIImageView?
  private(set) var backgroundPicture: UIImageView?
  private(set) var fill: UIView?
  var isUpdating = false

  func label(in button: UIButton) -> UILabel {
    if let label { return label }
    let new = UILabel(frame: .zero)
    new.lineBreakMode = .byTruncatingMiddle
    new.font = .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    button.addSubview(new)
    label = new
    return new
  }

  func picture(in button: UIButton) -> UIImageView {
    if let picture { return picture }
    let new = UIImageView(frame: .zero)
    if let label { button.insertSubview(new, belowSubview: label) } else { button.addSubview(new) }
    picture = new
    return new
  }

  func backgroundPicture(in button: UIButton) -> UIImageView {
    if let backgroundPicture { return backgroundPicture }
    let new = UIImageView(frame: .zero)
    button.insertSubview(new, at: 0)
    backgroundPicture = new
    return new
  }

  func fill(in button: UIButton) -> UIView {
    if let fill { return fill }
    let new = UIView(frame: .zero)
    new.isUserInteractionEnabled = false
    button.insertSubview(new, at: 0)
    fill = new
    return new
  }
}
