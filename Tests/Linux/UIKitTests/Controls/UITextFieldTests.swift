import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct UITextFieldTests {
  /// A field from (100, 100) to (300, 134), and the calls to its delegate and its actions.
  @MainActor private final class Subject: UITextFieldDelegate {
    let stage = ControlStage()
    let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
    var calls: [String] = []
    var refused: Set<String> = []

    init() {
      stage.show(field)
      field.delegate = self
      field.addAction(for: .editingDidBegin) { [unowned self] in calls.append("began") }
      field.addAction(for: .editingChanged) { [unowned self] in calls.append("changed \(field.text ?? "nil")") }
      field.addAction(for: .editingDidEnd) { [unowned self] in calls.append("ended") }
      field.addAction(for: .primaryActionTriggered) { [unowned self] in calls.append("primary") }
    }

    func tap() {
      stage.finger(.began, 200, 117)
      stage.finger(.ended, 200, 117)
    }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    private func answer(_ question: String) -> Bool {
      calls.append(question)
      return !refused.contains(question)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { answer("shouldChange \(range.location) \(range.length) \(string)") }
  }

  @Test func textIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none && !field.isEditing)
    field.text = "Lake"
    #expect(field.text == "Lake" && field.hasText)
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test func tapBeginsEditing() {
    let subject = Subject()
    subject.tap()
    #expect(subject.field.isEditing && subject.field.isFirstResponder)
    #expect(subject.take() == ["shouldBegin", "didBegin", "began"])
    subject.tap()
    #expect(subject.take() == [])
  }

  @Test func delegateCanPreventBeginningAndEndingEditing() {
    let subject = Subject()
    subject.refused = ["shouldBegin"]
    #expect(!subject.field.becomeFirstResponder() && !subject.field.isEditing)
    subject.refused = ["shouldEnd"]
    #expect(subject.field.becomeFirstResponder())
    #expect(!subject.field.resignFirstResponder() && subject.field.isEditing)
    subject.refused = []
    _ = subject.take()
    #expect(subject.field.resignFirstResponder() && !subject.field.isEditing)
    #expect(subject.take() == ["shouldEnd", "didEnd", "ended"])
  }

  @Test func disabledOrOffscreenFieldIsNotEdited() {
    #expect(!UITextField().becomeFirstResponder())
    let subject = Subject()
    subject.field.isEnabled = false
    subject.tap()
    #expect(!subject.field.isEditing)
  }

  @Test func editingEndsWhenTheFieldIsRemovedOrAnotherOneIsEdited() {
    let subject = Subject()
    let other = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 34))
    subject.stage.window.addSubview(other)
    subject.field.becomeFirstResponder()
    other.becomeFirstResponder()
    #expect(!subject.field.isEditing && other.isEditing)
    subject.refused = ["shouldEnd"]
    subject.field.becomeFirstResponder()
    #expect(!other.isEditing)
    _ = subject.take()
    subject.field.removeFromSuperview()
    #expect(!subject.field.isEditing)
    #expect(subject.take() == ["shouldEnd", "didEnd", "ended"])
  }

  @Test func keysChangeTheText() {
    let subject = Subject()
    subject.field.insertText("é🏔")
    #expect(subject.take() == ["shouldChange 0 0 é🏔", "changed é🏔"])
    subject.field.deleteBackward()
    // The mountain is two UTF-16 units long.
    #expect(subject.take() == ["shouldChange 1 2 ", "changed é"])
    subject.refused = ["shouldChange 1 0 x"]
    subject.field.insertText("x")
    #expect(subject.field.text == "é")
    subject.field.text = nil
    _ = subject.take()
    subject.field.deleteBackward()
    #expect(subject.take() == [])
  }

  @Test func returnKeyTriggersThePrimaryAction() {
    let subject = Subject()
    subject.field.becomeFirstResponder()
    _ = subject.take()
    subject.field.insertText("\n")
    #expect(subject.take() == ["shouldReturn", "primary"])
    #expect(subject.field.isEditing && subject.field.text == "")
    subject.refused = ["shouldReturn"]
    subject.field.insertText("\n")
    #expect(subject.take() == ["shouldReturn"])
  }

  @Test func returnKeyEndsEditingIfDidEndOnExitHasAnAction() {
    let subject = Subject()
    subject.field.addAction(for: .editingDidEndOnExit) {}
    subject.field.becomeFirstResponder()
    subject.field.insertText("\n")
    #expect(!subject.field.isEditing)
  }

  @Test func borderAddsToTheSize() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "Lake"
    let plain = field.intrinsicContentSize
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: plain.width + 14, height: plain.height + 12))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
  }
}
