// swift-tools-version: 6.0
import PackageDescription

var products: [Product] = [
  .library(name: "HalfModal", targets: ["HalfModal"])
]

/// What Apple's platforms bring and Linux gets from this package.
var uiKit: [Target.Dependency] = []

#if os(Linux)
  uiKit = ["UIKit"]
#endif

var targets: [Target] = [
  .target(name: "Kinetics"),
  .target(name: "SheetMechanics", dependencies: ["Kinetics"]),
  .target(name: "HalfModal", dependencies: ["SheetMechanics", "Kinetics"] + uiKit),
  .target(name: "Showcase", dependencies: ["HalfModal"] + uiKit),
]

#if os(Linux)
  // `import Testing` beside one of these modules makes the compiler look for a cross-import overlay of this name. They are in the
  // products, since the tests of those who use the package need them too.
  let overlaid = ["CoreGraphics", "UIKit"]
  let overlays = overlaid.map { "_Testing_\($0)" }

  products += [
    .library(name: "UIKit", targets: ["UIKit"] + overlays),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"] + overlays),
    .library(name: "UIKitWindow", targets: ["UIKitWindow"]),
    .executable(name: "halfmodal", targets: ["HalfModalCommand"]),
  ]

  targets += [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .target(name: "CPixels"),
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPango", "CPixels"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Kinetics"]),
    .target(name: "UIKit", dependencies: ["QuartzCore", "CoreGraphics", "SheetMechanics", "Kinetics"]),
    .target(name: "UIKitWindow", dependencies: ["UIKit", "CSDL2"]),
    .target(name: "UIKitTesting", dependencies: ["UIKit", "CWebP"]),
    // The folder's name must not differ from `HalfModal` in case alone: file systems of Macs would merge the two.
    .executableTarget(
      name: "HalfModalCommand",
      dependencies: ["Showcase", "HalfModal", "UIKitTesting", "UIKitWindow", "UIKit"],
      path: "Sources/Command"),
  ]

  targets += overlaid.map { module in
    .target(name: "_Testing_\(module)", dependencies: [.byName(name: module)], path: "Sources/Overlays/\(module)")
  }
  let overlayNames = overlays.map { Target.Dependency.byName(name: $0) }

  targets += [
    .testTarget(name: "KineticsTests", dependencies: ["Kinetics"]),
    .testTarget(name: "SheetMechanicsTests", dependencies: ["SheetMechanics"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"] + overlayNames),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"] + overlayNames),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting"] + overlayNames),
    .testTarget(
      name: "HalfModalTests", dependencies: ["HalfModal", "Showcase", "UIKitTesting"] + overlayNames,
      resources: [.copy("Pictures/References")]),
    .testTarget(
      name: "CommandTests", dependencies: ["HalfModalCommand", "HalfModal", "UIKitTesting"] + overlayNames,
      resources: [.copy("Scenarios")]),
    .testTarget(
      name: "WindowTests", dependencies: ["HalfModalCommand", "Showcase", "UIKitTesting", "UIKitWindow"] + overlayNames),
  ]
#endif

let package = Package(
  name: "HalfModal",
  platforms: [.iOS(.v13)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
