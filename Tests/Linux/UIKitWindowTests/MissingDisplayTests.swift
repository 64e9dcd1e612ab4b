import Testing
import UIKitWindow

/// If no window can be opened, the error gives the reason.
@Suite struct MissingDisplayTests {
  @Test(arguments: [
    ([:], "no display: neither DISPLAY nor WAYLAND_DISPLAY is set"),
    (["DISPLAY": ""], "no display: neither DISPLAY nor WAYLAND_DISPLAY is set"),
    (["DISPLAY": ":77"], "no display: DISPLAY=:77 cannot be opened"),
    (["DISPLAY": ":77", "WAYLAND_DISPLAY": "w-0"], "no display: WAYLAND_DISPLAY=w-0, DISPLAY=:77 cannot be opened"),
    (["DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy"], "no display: SDL_VIDEODRIVER=dummy shows no window"),
  ])
  func missingDisplayIsExplained(environment: [String: String], reason: String) {
    #expect(WindowError(missingDisplayIn: environment).description == reason)
  }
}
