import Testing

@testable import HalfModalCommand

/// The one-line errors for mistakes in a scenario file.
@Suite struct ScenarioErrorTests {
  @Test(arguments: [
    (#"{"#, "not JSON: line 1, column 2: expected a key"),
    ("{ \"scene\": \"sheet\",\n  \"steps\": [ }", "not JSON: line 2, column 14: expected a value"),
    (
      #"{ "scene": "sheet", "scene": "child", "steps": [] }"#,
      #"not JSON: line 1, column 21: duplicate key "scene""#
    ),
    (#"{ "scene": "sheet", "steps": [], }"#, "not JSON: line 1, column 34: expected a key"),
    (#"{ "scene": "sheet", "steps": [] } 1"#, "not JSON: line 1, column 35: unexpected text after the value"),
    ("", "not JSON: line 1, column 1: expected a value"),
    (#"{ "scene": "sheet", "steps": [{ "run": NaN }] }"#, "not JSON: line 1, column 40: expected a value"),
    (
      #"[]"#,
      "expected an object with some of the keys device, scene, sheet, content, presenter, table, pull, trace, early, steps"
    ),
    (#"{ "steps": [] }"#, #""scene" is missing"#),
    (#"{ "scene": "sheet" }"#, #""steps" is missing"#),
    (#"{ "scene": "shet", "steps": [] }"#, #"scene: unknown value "shet"; known values are sheet, system, child, pull"#),
    (
      #"{ "scene": "sheet", "steps": [], "stepz": [] }"#,
      #"unknown key "stepz"; known keys are device, scene, sheet, content, presenter, table, pull, trace, early, steps"#
    ),
    (#"{ "scene": "sheet", "steps": [{ "settle": true }, { "jump": 1 }] }"#, #"steps[1]: unknown step "jump""#),
    (#"{ "scene": "sheet", "steps": [{ "run": -1 }] }"#, "steps[0].run: a duration must not be negative, not -1.0"),
    (#"{ "scene": "sheet", "steps": [{ "run": 1e999 }] }"#, "not JSON: line 1, column 40: the number is too large"),
    (
      #"{ "scene": "sheet", "steps": [{ "scrollTo": 1e300 }] }"#,
      "steps[0].scrollTo: a coordinate must be from -1000000.0 to 1000000.0, not 1e+300"
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "by": [0, -1e308], "for": 1 }] }"#,
      "steps[0].by[1]: a coordinate must be from -1000000.0 to 1000000.0, not -1e+308"
    ),
    (
      #"{ "scene": "sheet", "content": { "list": { "row": 1e-5 } }, "steps": [] }"#,
      "content.list.row: the height of a row must be from 1.0 to 100000.0, not 1e-05"
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "by": [0, 1], "for": -0.1 }] }"#,
      "steps[0].for: a duration must not be negative, not -0.1"
    ),
    (#"{ "scene": "sheet", "steps": [{ "by": [0], "for": 1 }] }"#, "steps[0].by: expected a distance: two numbers"),
    (
      #"{ "scene": "sheet", "steps": [{ "resize": [0, 844] }] }"#,
      "steps[0].resize[0]: a side must be above 0 and at most 100000, not 0.0"
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "toggle": true }] }"#,
      #"steps[0]: the scene "sheet" has no step "toggle"; it has "present""#
    ),
    (#"{ "scene": "sheet", "steps": [{ "present": false }] }"#, "steps[0].present: expected true"),
    (
      #"{ "scene": "sheet", "steps": [{ "present": true, "fast": 1 }] }"#,
      #"steps[0]: unknown key "fast"; known keys are present, animated"#
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "down": [500, 10] }] }"#,
      "steps[0]: a finger cannot land at (500.0, 10.0), outside the window of 390.0x844.0 points"
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "down": "hedder" }] }"#,
      #"steps[0].down: unknown value "hedder"; known values are header, list, backdrop, table"#
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "move": "peek" }, { "set": { "detents": ["large"] } }] }"#,
      #"steps[0]: unknown detent "peek"; known detents are medium, large"#
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "resize": [844, 390] }, { "tap": [10, 500] }] }"#,
      "steps[1]: a finger cannot land at (10.0, 500.0), outside the window of 844.0x390.0 points"
    ),
    (
      #"{ "device": { "width": 0 }, "scene": "sheet", "steps": [] }"#,
      "device.width: the width must be above 0 and at most 100000, not 0.0"
    ),
    (
      #"{ "device": { "hertz": 0.5 }, "scene": "sheet", "steps": [] }"#,
      "device.hertz: the frame rate must be a whole number from 1 to 1000, not 0.5"
    ),
    (
      #"{ "device": { "hertz": 60, "frames": [0.01] }, "scene": "sheet", "steps": [] }"#,
      #"device.frames: a device has "hertz" or "frames", not both"#
    ),
    (
      #"{ "device": { "frames": 0.01 }, "scene": "sheet", "steps": [] }"#,
      "device.frames: expected a list"
    ),
    (
      #"{ "device": { "frames": [] }, "scene": "sheet", "steps": [] }"#,
      "device.frames: expected at least one time between two frames"
    ),
    (
      #"{ "device": { "frames": [0.01, 0] }, "scene": "sheet", "steps": [] }"#,
      "device.frames[1]: the time between two frames must be from 0.001 to 1.0, not 0.0"
    ),
    (
      #"{ "scene": "sheet", "sheet": { "detents": ["tiny"] }, "steps": [] }"#,
      #"sheet.detents[0]: unknown value "tiny"; known values are medium, large, content"#
    ),
    (
      #"{ "scene": "sheet", "sheet": { "detents": [] }, "steps": [] }"#,
      "sheet.detents: the list is empty, a sheet needs at least one"
    ),
    (
      #"{ "scene": "sheet", "sheet": { "detents": ["medium", "medium"] }, "steps": [] }"#,
      "sheet.detents[1]: detents[0] has the same id"
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "set": { "detents": ["large", { "height": 9, "id": "large" }] } }] }"#,
      "steps[0].set.detents[1]: detents[0] has the same id"
    ),
    (#"{ "scene": "pull", "pull": { "duration": 0 }, "steps": [] }"#, "pull.duration: the duration must be above 0"),
    (
      #"{ "scene": "sheet", "sheet": { "detents": ["large"], "selected": "medium" }, "steps": [] }"#,
      #"sheet.selected: unknown value "medium"; known values are large"#
    ),
    (#"{ "scene": "sheet", "sheet": { "handle": true }, "steps": [] }"#, #"sheet: unknown key "handle"; known keys are detents"#),
    (
      #"{ "scene": "sheet", "sheet": { "backdrop": { "dim": 2 } }, "steps": [] }"#,
      "sheet.backdrop.dim: an opacity must be from 0.0 to 1.0, not 2.0"
    ),
    (#"{ "scene": "sheet", "table": { "rows": 3 }, "steps": [] }"#, #"the scene "sheet" has no "table""#),
    (#"{ "scene": "child", "pull": {}, "steps": [] }"#, #"the scene "child" has no "pull""#),
    (
      #"{ "scene": "sheet", "content": { "elements": [{ "kind": "knob", "id": "a", "rect": [0, 0, 1, 1] }] }, "steps": [] }"#,
      #"content.elements[0].kind: unknown value "knob"; known values are button, label, slider, field, carousel"#
    ),
    (
      #"{ "scene": "sheet", "content": { "elements": [{ "kind": "button", "id": "header", "rect": [0, 0, 1, 1] }] }, "steps": [] }"#,
      #"content.elements[0]: "header" is a place for fingers and cannot be the id of an element"#
    ),
    (
      #"{ "scene": "sheet", "content": { "elements": [{ "kind": "button", "id": "a", "rect": [0, 0, 1, 1] }] }, "presenter": { "elements": [{ "kind": "label", "id": "a", "rect": [0, 0, 1, 1] }] }, "steps": [] }"#,
      #"presenter.elements[0]: another element has the id "a""#
    ),
    (
      #"{ "scene": "sheet", "presenter": { "elements": [{ "kind": "button", "id": "a", "rect": [0, 0, 1, 1], "in": "list" }] }, "steps": [] }"#,
      #"presenter.elements[0]: "in": "list" needs a list, and there is none here"#
    ),
    (
      #"{ "scene": "sheet", "content": { "elements": [{ "kind": "label", "id": "a", "rect": [0, 0, 1] }] }, "steps": [] }"#,
      "content.elements[0].rect: expected a rectangle: four numbers"
    ),
    (
      #"{ "scene": "sheet", "content": { "elements": [{ "kind": "label", "id": "a", "rect": [0, 0, 1, 1], "width": 5 }] }, "steps": [] }"#,
      #"content.elements[0].width: only a carousel has a "width""#
    ),
    (
      #"{ "scene": "sheet", "content": { "elements": [{ "kind": "label", "id": "a", "rect": [0, 0, 1, 1], "value": 1 }] }, "steps": [] }"#,
      #"content.elements[0].value: only a slider has a "value""#
    ),
    (
      #"{ "scene": "sheet", "content": { "elements": [{ "kind": "slider", "id": "a", "rect": [0, 0, 1, 1], "value": 2 }] }, "steps": [] }"#,
      "content.elements[0].value: the value of a slider must be from 0.0 to 1.0, not 2.0"
    ),
    (
      #"{ "scene": "sheet", "content": { "list": { "refresh": 0 } }, "steps": [] }"#,
      "content.list.refresh: the distance that refreshes must be above 0 and at most 100000, not 0.0"
    ),
    (
      #"{ "scene": "sheet", "content": { "list": { "inset": [5] } }, "steps": [] }"#,
      "content.list.inset: expected the top and bottom insets: two numbers"
    ),
    (
      #"{ "scene": "sheet", "steps": [{ "list": { "rows": 5 } }] }"#, #"steps[0].list: unknown key "rows"; known keys are height"#
    ),
    (
      #"{ "scene": "sheet", "content": { "list": { "height": 5000000, "reorder": true } }, "steps": [] }"#,
      "content.list: a list with rowSwipe or reorder has at most 100000 rows"
    ),
    (#"{ "scene": "sheet", "steps": [{ "report": "tree" }] }"#, #"steps[0].report: "tree" is not supported yet"#),
    (
      #"{ "scene": "sheet", "steps": [{ "report": "table" }] }"#,
      #"steps[0].report: unknown value "table"; known values are list"#
    ),
    (
      #"{ "scene": "sheet", "content": { "elements": [{ "kind": "button", "id": "go", "rect": [0, 0, 1, 1] }] }, "steps": [{ "tap": "stop" }] }"#,
      #"steps[0].tap: unknown value "stop"; known values are header, list, backdrop, table, go"#
    ),
  ])
  func errorNamesTheProblemAndItsPlace(text: String, message: String) throws {
    let error = #expect(throws: ScenarioError.self) { try Scenario(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test func errorNamesAMissingFile() {
    #expect(throws: ScenarioError("/nowhere/at-all.json: no such file")) { try Scenario(contentsOf: "/nowhere/at-all.json") }
  }
}
