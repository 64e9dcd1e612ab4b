import UIKit
import UIKitTesting

extension DeviceModel {
  /// Reads the options under `device`.
  init(_ node: Node) throws {
    self.init()
    let members = try node.object(keys: ["width", "height", "scale", "hertz", "frames", "safeArea"])
    try members["width"].map { size.width = CGFloat(try $0.length("the width")) }
    try members["height"].map { size.height = CGFloat(try $0.length("the height")) }
    try members["scale"].map { scale = CGFloat(try $0.integer(in: 1...3, "the scale")) }
    if members["hertz"] != nil, let other = members["frames"] {
      throw other.error("a device has \"hertz\" or \"frames\", not both")
    }
    try members["hertz"].map { frames = .hertz(try $0.integer(in: 1...1000, "the frame rate")) }
    try members["frames"].map { frames = .intervals(try $0.frameIntervals()) }
    try members["safeArea"].map { safeAreaInsets = try UIEdgeInsets($0) }
  }
}
