import HalfModal
import UIKit

extension SheetOption {
  static let detents = [
    SheetOption("detents", "a list of detents", default: #"`["medium", "large"]`"#) {
      $0.configuration.detents = try Detent.list($1)
    },
    SheetOption("selected", "the name of the initial detent", default: "the first") {
      $0.configuration.initialDetent = try $0.detent($1)
    },
    SheetOption("undimmed", "the name of the largest detent without a backdrop", default: "`null`: none") {
      $0.configuration.largestUndimmedDetent = try $0.detent($1)
    },
    SheetOption(
      "passThrough", "the name of the largest detent at which touches beside the sheet reach the presenter",
      default: "`null`: none"
    ) {
      $0.configuration.passThrough = try $0.detent($1).map { .upTo($0) } ?? .never
    },
    SheetOption("edge", #"`"bottom"`, `"top"`, `"leading"`, `"trailing"`"#, default: #"`"bottom"`"#) {
      $0.configuration.edge = try $1.word([
        ("bottom", .bottom), ("top", .top), ("leading", .leading), ("trailing", .trailing),
      ])
    },
  ]

  static let look = [
    SheetOption(
      "backdrop", #"`"none"`, `"dim"`, `{ "dim": 0.4 }`, `"blur"`, `{ "blur": "dark", "opacity": 0.7 }`"#,
      default: #"`"dim"`, which is 0.4"#
    ) {
      $0.configuration.backdrop = try SheetConfiguration.Backdrop($1)
    },
    SheetOption("cornerRadius", "the radius of the corners away from the edge", default: "22") {
      $0.configuration.cornerRadius = CGFloat(try $1.number(in: 0...1000, "the corner radius"))
    },
    SheetOption("grabber", "whether the sheet shows a grabber", default: "`false`") {
      $0.configuration.showsGrabber = try $1.bool()
    },
    SheetOption(
      "grabberZone", "the distance from the free edge within which a drag always moves the sheet",
      default: "`null`: 24 with a grabber, otherwise 0"
    ) {
      $0.configuration.grabberZone = try $1.optional { CGFloat(try $0.number(in: 0...1000, "the zone of the grabber")) }
    },
    SheetOption("shadow", #"`{ "opacity": 0.2, "radius": 12, "offset": [0, 0] }`"#, default: "`null`: none") {
      $0.configuration.shadow = try $1.optional { try SheetConfiguration.Shadow($0) }
    },
    SheetOption("maximumWidth", "the largest width", default: "`null`: no limit") {
      $0.configuration.maximumWidth = try $1.optional { CGFloat(try $0.length("the largest width")) }
    },
    SheetOption("alignment", #"`"center"`, `"leading"`, `"trailing"`"#, default: #"`"center"`"#) {
      $0.configuration.alignment = try $1.word([("center", .center), ("leading", .leading), ("trailing", .trailing)])
    },
    SheetOption(
      "margins", #"the free space around the sheet, which doesn't move its free edge: `{ "left": 8, "right": 8, "bottom": 8 }`"#,
      default: "0"
    ) {
      $0.configuration.margins = try UIEdgeInsets($1)
    },
  ]

  static let fingers = [
    SheetOption(
      "dismissal",
      #"`{ "drag": false, "tap": false }`: whether a drag below the lowest detent and a tap on the backdrop dismiss"#,
      default: "both `true`"
    ) {
      let members = try $1.object(keys: ["drag", "tap"])
      if let drag = members["drag"] { $0.configuration.dismissal.drag = try drag.bool() }
      if let tap = members["tap"] { $0.configuration.dismissal.tap = try tap.bool() }
    },
    SheetOption("allowed", "the answer to the question before a dismissal by drag, tap or escape gesture", default: "`true`") {
      $0.isDismissalAllowed = try $1.bool()
    },
    SheetOption("scrollingExpands", "whether a drag in the list raises the sheet before it scrolls the list", default: "`true`") {
      $0.configuration.scrollingExpandsSheet = try $1.bool()
    },
    SheetOption("listDrags", "whether a drag in the list can move the sheet", default: "`true`") {
      $0.configuration.allowsDraggingFromScrollViews = try $1.bool()
    },
    SheetOption("momentum", "whether velocity carries over between the list and the sheet", default: "`false`") {
      $0.configuration.carriesMomentum = try $1.bool()
    },
    SheetOption("backdropDrags", "whether a drag that begins on the backdrop moves the sheet", default: "`false`") {
      $0.configuration.allowsDraggingFromBackdrop = try $1.bool()
    },
    SheetOption("keyboard", #"`"avoid"`, `"expand"`, `"none"`"#, default: #"`"avoid"`"#) {
      $0.configuration.keyboard = try $1.word([("avoid", .avoid), ("expand", .expand), ("none", .none)])
    },
    SheetOption("landing", #"`"nearest"`, `"neighbour"`, `"direction"`, `"free"`"#, default: #"`"nearest"`"#) {
      $0.configuration.snapping = try $1.word([
        ("nearest", .nearest), ("neighbour", .adjacent), ("direction", .direction), ("free", .free),
      ])
      $0.rests = try $1.string() == "free" ? .anywhere : .atDetents
    },
    SheetOption("rubberBand", "the coefficient of the rubber band, from 0 to 1", default: "0.55") {
      $0.configuration.rubberBand = CGFloat(try $1.number(in: 0...1, "the rubber band"))
    },
  ]

  static let motions = [
    SheetOption(
      "motion",
      #"the motion of presenting and dismissing: `{ "duration": 0.5, "dampingRatio": 1 }`, `{ "duration": 1, "curve": "easeInOut" }`"#,
      default: "a spring of 0.5"
    ) {
      $0.configuration.motion = try SheetConfiguration.Motion($1)
    },
    SheetOption("settling", "the motion between detents, in the same form", default: "`null`: the same as `motion`") {
      $0.configuration.settlingMotion = try $1.optional { try SheetConfiguration.Motion($0) }
    },
  ]
}

extension SheetOptions {
  /// Reads the name of one of the detents, or null.
  fileprivate func detent(_ node: Node) throws -> Detent.ID? {
    try node.optional { try $0.word(configuration.detents.map { ($0.id.rawValue, $0.id) }) }
  }
}
