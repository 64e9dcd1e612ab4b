import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct UIButtonTests {
  private func button(_ type: UIButton.ButtonType = .system, _ title: String? = "Button") -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test func heightIsThatOfTheTitlePlusTwelvePoints() throws {
    let button = button()
    let label = try #require(button.titleLabel)
    #expect(label.font.pointSize == 15)
    let text = label.intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width + 50)
    #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height + 3)
  }

  @Test func minimumWidthIsThirtyPoints() {
    #expect(button(.system, "i").intrinsicContentSize.width == 30)
  }

  @Test func statesFallBackToTheNormalState() {
    let button = button(.custom, "normal")
    button.setTitle("pressed", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .disabled)
    #expect(button.title(for: .selected) == "normal")
    #expect(button.titleLabel?.text == "normal")
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "pressed")
    button.isSelected = true
    #expect(button.titleLabel?.text == "normal")
    button.isSelected = false
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .green)
  }

  @Test func systemButtonUsesTheTintColor() {
    let stage = ControlStage()
    let button = button()
    stage.show(button)
    #expect(button.currentTitleColor == .systemBlue)
    stage.window.tintColor = .purple
    #expect(button.titleLabel?.textColor == .purple)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
  }

  @Test func pressDimsTheTitleAtOnceAndReleaseRestoresItIn047Seconds() throws {
    let stage = ControlStage()
    let button = button()
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    stage.show(button)
    let label = try #require(button.titleLabel)
    stage.finger(.began, 150, 120)
    #expect(label.alpha == CGFloat(Float(0.2)))
    #expect(label.layer.animationKeys() == nil)
    stage.finger(.ended, 150, 120)
    #expect(label.alpha == 1)
    stage.wait(0.2)
    let shown = try #require(label.layer.presentation()?.opacity)
    #expect(shown > 0.2 && shown < 1)
    #expect(!stage.loop.isIdle)
    stage.wait(0.271)
    #expect(label.layer.animationKeys() == nil)
  }

  @Test func tapTriggersThePrimaryAction() {
    let stage = ControlStage()
    var log: [String] = []
    let action = UIAction(title: "Go", image: UIImage(systemName: "plus")) { _ in log.append("primary") }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addAction(for: .touchUpInside) { log.append("up") }
    stage.show(button)
    #expect(button.currentTitle == "Go")
    #expect(button.imageView?.image?.isSymbolImage == true)
    stage.finger(.began, 50, 20)
    stage.finger(.ended, 50, 20)
    #expect(log == ["primary", "up"])
  }

  @Test func imageAndTitleAreCentredTogether() throws {
    let button = button()
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(abs(title.minX - image.maxX) <= 1)
    #expect(abs((image.minX + title.maxX) / 2 - 100) <= 1)
    #expect(abs(image.midY - 22) <= 0.5)
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(abs(try #require(button.titleLabel).frame.maxX - 200) <= 1)
  }

  @Test func imageInsetsMoveOnlyTheImage() {
    let arrangement = ButtonArrangement(
      title: CGSize(width: 60, height: 20), image: CGSize(width: 20, height: 20), placement: .left, padding: 0,
      horizontal: .center, vertical: .center)
    let rect = CGRect(x: 0, y: 0, width: 200, height: 40)
    let plain = arrangement.place(in: rect, titleInsets: .zero, imageInsets: .zero)
    #expect(plain.image == CGRect(x: 60, y: 10, width: 20, height: 20))
    #expect(plain.title == CGRect(x: 80, y: 10, width: 60, height: 20))
    let moved = arrangement.place(
      in: rect, titleInsets: .zero, imageInsets: UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10))
    #expect(moved.image.minX == 50)
    #expect(moved.title == plain.title)
  }

  @Test(arguments: [UIButton.Configuration.Size.medium, .large])
  func configurationDeterminesSizeFontAndFill(size: UIButton.Configuration.Size) throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Play"
    configuration.image = UIImage(systemName: "play.fill")
    configuration.imagePadding = 8
    configuration.buttonSize = size
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    let label = try #require(button.titleLabel)
    let image = try #require(button.imageView?.image)
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .white)
    let insets = configuration.contentInsets
    let height = max(label.intrinsicContentSize.height, image.size.height)
    #expect(
      button.intrinsicContentSize
        == CGSize(
          width: insets.leading + image.size.width + 8 + label.intrinsicContentSize.width + insets.trailing,
          height: insets.top + height + insets.bottom))
    button.sizeToFit()
    button.layoutIfNeeded()
    let fill = try #require(button.subviews.first)
    #expect(fill.backgroundColor == .systemBlue)
    #expect(fill.frame == button.bounds)
    #expect(fill.layer.cornerRadius == button.bounds.height / 2)
    button.isEnabled = false
    #expect(fill.backgroundColor == .tertiarySystemFill)
    #expect(label.textColor == .tertiaryLabel)
  }

  @Test func updateHandlerRunsForEveryState() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "on" : "off" }
    #expect(button.titleLabel?.text == "off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "on")
  }

  @Test func buttonPreventsSingleTapsOfItsSuperview() {
    let button = UIButton(type: .system)
    let tap = UITapGestureRecognizer()
    let container = UIView(frame: .zero)
    container.addGestureRecognizer(tap)
    container.addSubview(button)
    #expect(!button.gestureRecognizerShouldBegin(tap))
    tap.numberOfTapsRequired = 2
    #expect(button.gestureRecognizerShouldBegin(tap))
    let own = UITapGestureRecognizer()
    button.addGestureRecognizer(own)
    #expect(button.gestureRecognizerShouldBegin(own))
  }
}
