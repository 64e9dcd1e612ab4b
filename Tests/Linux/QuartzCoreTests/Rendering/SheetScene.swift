import CoreGraphics
import Foundation
import QuartzCore

/// A list of rows behind a blurred backdrop, with a sheet that rises over it, 390 by 844 points.
@MainActor final class SheetScene {
  let stage: Stage
  let backdrop = CALayer()
  let sheet = CALayer()
  let presenter: CALayer

  init(scale: Int) {
    stage = Stage(width: 390, height: 844, scale: scale)
    presenter = stage.add(CGRect(x: 0, y: 0, width: 390, height: 844), CGColor(gray: 0.95, alpha: 1))
    for row in 0..<14 { addRow(row, to: presenter) }
    backdrop.frame = stage.root.bounds
    backdrop.backdropBlur = BackdropBlur(radius: 20, saturation: 1.8, tint: CGColor(gray: 0.1, alpha: 0.6))
    stage.root.addSublayer(backdrop)
    addSheet()
    place(progress: 0)
  }

  private func addRow(_ row: Int, to parent: CALayer) {
    let card = stage.add(CGRect(x: 12, y: 12 + row * 62, width: 366, height: 56), .white, to: parent)
    card.cornerRadius = 12
    card.cornerCurve = .continuous
    card.shadowOpacity = 0.2
    card.shadowRadius = 4
    card.shadowOffset = CGSize(width: 0, height: 2)
    let hue = CGFloat(row) / 14
    let icon = stage.add(
      CGRect(x: 10, y: 8, width: 40, height: 40), CGColor(red: hue, green: 0.4, blue: 1 - hue, alpha: 1), to: card)
    icon.cornerRadius = 20
    let text = stage.add(CGRect(x: 62, y: 10, width: 280, height: 36), to: card)
    let picture = Bitmap(width: 280 * Int(stage.context.scale), height: 36 * Int(stage.context.scale))
    let context = CGContext(bitmap: picture, scale: stage.context.scale)
    context.setFillColor(CGColor(gray: 0.2, alpha: 1))
    for letter in 0..<30 { context.fill(CGRect(x: letter * 9, y: 4, width: letter % 4 + 3, height: 10)) }
    context.setFillColor(CGColor(gray: 0.6, alpha: 1))
    for letter in 0..<40 { context.fill(CGRect(x: letter * 6, y: 22, width: letter % 3 + 2, height: 8)) }
    text.contents = picture.makeImage()
    text.contentsScale = stage.context.scale
  }

  private func addSheet() {
    let shade = CALayer()
    sheet.bounds = CGRect(x: 0, y: 0, width: 390, height: 506)
    sheet.shadowOpacity = 0.3
    sheet.shadowRadius = 10
    sheet.shadowOffset = .zero
    sheet.cornerRadius = 22
    sheet.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.backgroundColor = .white
    stage.root.addSublayer(sheet)
    shade.frame = sheet.bounds
    shade.cornerRadius = 22
    shade.maskedCorners = sheet.maskedCorners
    shade.masksToBounds = true
    sheet.addSublayer(shade)
    let grabber = stage.add(CGRect(x: 177, y: 6, width: 36, height: 5), CGColor(gray: 0.75, alpha: 1), to: shade)
    grabber.cornerRadius = 2.5
    for row in 0..<8 { addRow(row, to: shade) }
  }

  func place(progress: CGFloat) {
    backdrop.opacity = Float(progress * 0.7)
    sheet.position = CGPoint(x: 195, y: 844 - 506 * progress + 253)
  }
}
