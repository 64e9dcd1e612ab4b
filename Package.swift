// swift-tools-version: 6.0
import PackageDescription

var products: [Product] = [
  .library(name: "HalfModal", targets: ["HalfModal"])
]

/// Apple's platforms have UIKit. On Linux it is a target of this package.
var uiKit: [Target.Dependency] = []

#if os(Linux)
  uiKit = ["UIKit"]
#endif

var targets: [Target] = [
  .target(name: "Kinetics", path: "Sources/Library/Kinetics"),
  .target(name: "SheetMechanics", dependencies: ["Kinetics"], path: "Sources/Library/SheetMechanics"),
  .target(name: "HalfModal", dependencies: ["SheetMechanics", "Kinetics"] + uiKit, path: "Sources/Library/HalfModal"),
  .target(name: "Showcase", dependencies: ["HalfModal"] + uiKit, path: "Sources/Sample/Showcase"),
]

#if os(Linux)
  // `import Testing` next to one of these modules makes the compiler look for a cross-import overlay of this name. The products
  // contain the overlays, because the tests of every package that uses these modules need them.
  let overlaid = ["CoreGraphics", "UIKit"]
  let overlays = overlaid.map { "_Testing_\($0)" }

  products += [
    .library(name: "UIKit", targets: ["UIKit"] + overlays),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"] + overlays),
    .library(name: "UIKitWindow", targets: ["UIKitWindow"]),
    .executable(name: "halfmodal", targets: ["HalfModalCommand"]),
  ]

  func linux(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Linux/\(name)")
  }

  func systemLibrary(_ name: String, pkgConfig: String, apt package: String) -> Target {
    .systemLibrary(name: name, path: "Sources/Linux/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
  }

  targets += [
    systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    systemLibrary("CSDL2", pkgConfig: "sdl2", apt: "libsdl2-dev"),
    systemLibrary("CWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev"),
    .target(name: "CPixels", path: "Sources/Linux/C/CPixels"),
    linux("CoreGraphics", ["CCairo", "CPango", "CPixels"]),
    linux("QuartzCore", ["CoreGraphics", "Kinetics"]),
    linux("UIKit", ["QuartzCore", "CoreGraphics", "SheetMechanics", "Kinetics"]),
    linux("UIKitWindow", ["UIKit", "CSDL2"]),
    linux("UIKitTesting", ["UIKit", "CWebP"]),
    // The target must not be called `halfmodal`: a Mac's file system would merge its products with those of `HalfModal`.
    .executableTarget(
      name: "HalfModalCommand",
      dependencies: ["Showcase", "HalfModal", "UIKitTesting", "UIKitWindow", "UIKit"],
      path: "Sources/Tools/HalfModalCommand"),
  ]

  targets += overlaid.map { module in
    .target(name: "_Testing_\(module)", dependencies: [.byName(name: module)], path: "Sources/Linux/Overlays/\(module)")
  }
  let overlayNames = overlays.map { Target.Dependency.byName(name: $0) }

  /// A target that several test targets share. It belongs to no product.
  func support(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)")
  }

  // `script/test` optimizes the modules, but not their tests: the optimizer needs minutes for them and gains nothing. A package with
  // unsafe flags can't be a dependency, so the flags exist only there.
  let testSettings: [SwiftSetting] =
    Context.environment["HALFMODAL_UNOPTIMIZED_TESTS"] == nil
    ? [] : [.unsafeFlags(["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"])]

  func tests(_ name: String, in folder: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
    .testTarget(
      name: name, dependencies: dependencies, path: "Tests/\(folder)/\(name)", resources: resources, swiftSettings: testSettings)
  }

  targets += [
    support("TestRandom", []),
    support("TestSupport", ["HalfModal", "UIKitTesting", "UIKit"]),
    tests("KineticsTests", in: "Library", ["Kinetics"]),
    tests("SheetMechanicsTests", in: "Library", ["SheetMechanics", "Kinetics", "TestRandom"]),
    tests(
      "HalfModalTests", in: "Library",
      ["HalfModalCommand", "HalfModal", "Showcase", "TestSupport", "UIKitTesting"] + overlayNames,
      resources: [.copy("Pictures/References")]),
    tests("CoreGraphicsTests", in: "Linux", ["CoreGraphics"] + overlayNames),
    tests("QuartzCoreTests", in: "Linux", ["QuartzCore"] + overlayNames),
    tests("UIKitTests", in: "Linux", ["UIKit", "UIKitTesting"] + overlayNames),
    tests(
      "UIKitWindowTests", in: "Linux", ["HalfModalCommand", "Showcase", "UIKitTesting", "UIKitWindow"] + overlayNames),
    tests(
      "HalfModalCommandTests", in: "Tools", ["HalfModalCommand", "HalfModal", "UIKitTesting"] + overlayNames,
      resources: [.copy("Scenarios")]),
  ]
#endif

let package = Package(
  name: "HalfModal",
  platforms: [.iOS(.v13)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
