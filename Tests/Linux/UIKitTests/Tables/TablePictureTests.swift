import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// A list of settings with every cell style.
@MainActor private final class Settings: NSObject, UITableViewDataSource {
  private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle, .value2]

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 2 ? 20 : 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let style = styles[indexPath.row % 4]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "\(style)") ?? UITableViewCell(style: style, reuseIdentifier: "\(style)")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = indexPath.row == 4 ? UIImage(systemName: "star.fill") : nil
    let types: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .none, .checkmark, .detailButton, .detailDisclosureButton,
    ]
    cell.accessoryType = types[indexPath.row % 5]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "A footer that explains what the settings above are for, in more words than fit on one line." : nil
  }
}

/// Returns red, green and blue at a point of a picture with two pixels per point.
private func color(_ bitmap: Bitmap, _ x: CGFloat, _ y: CGFloat) -> [Int] {
  let pixel = bitmap.data.advanced(by: Int(y * 2) * bitmap.bytesPerRow + Int(x * 2) * 4)
  return [2, 1, 0].map { Int(pixel.load(fromByteOffset: $0, as: UInt8.self)) }
}

@MainActor @Suite(.serialized) struct TablePictureTests {
  private func picture(_ style: UITableView.Style, dark: Bool = false, offset: CGFloat = 0) throws -> Bitmap {
    let size = CGSize(width: 390, height: 844)
    let stage = ViewStage(size: size)
    stage.window.overrideUserInterfaceStyle = dark ? .dark : .light
    let source = Settings()
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.dataSource = source
    _ = stage.add(table)
    table.contentOffset.y += offset
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    stage.loop.frame(at: 0, duration: 1 / 60)
    let bitmap = Bitmap(width: 780, height: 1688)
    _ = LayerRenderer(context: stage.window.layerContext).render(at: 0, into: bitmap)
    try savePicture(bitmap.makeImage(), as: "table-\(style.rawValue)\(dark ? "-dark" : "")")
    return bitmap
  }

  @Test func plainTableShowsItsStickyHeaderAndSelection() throws {
    let bitmap = try picture(.plain, offset: 30)
    // The header stays at the top; below it are the background and the selected row.
    #expect(color(bitmap, 300, 3) == [0xF2, 0xF2, 0xF7])
    #expect(color(bitmap, 200, 50) == [255, 255, 255])
    #expect(color(bitmap, 200, 22 + 28 + 44 + 20 - 30) == [0xD1, 0xD1, 0xD6])
  }

  @Test func groupedTableShowsWhiteCellsOnGrey() throws {
    let bitmap = try picture(.grouped)
    #expect(color(bitmap, 300, 10) == [0xF2, 0xF2, 0xF7])
    #expect(color(bitmap, 2, 80) == [255, 255, 255])
  }

  @Test func insetGroupedTableHasRoundCornersInDarkMode() throws {
    let bitmap = try picture(.insetGrouped, dark: true)
    #expect(color(bitmap, 5, 80) == [0, 0, 0])
    #expect(color(bitmap, 200, 80) == [0x1C, 0x1C, 0x1E])
    // The corners are round.
    #expect(color(bitmap, 17, 57) == [0, 0, 0])
  }
}

/// Rows that can be moved and have swipe actions.
@MainActor private final class EditableSettings: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
    ])
  }
}

@MainActor @Suite(.serialized) struct EditedTablePictureTests {
  private let rig = FingerRig()
  private let settings = EditableSettings()
  private let table: UITableView

  init() { table = rig.addTable(source: settings, delegate: settings, rowHeight: 44) }

  private func picture(_ name: String) throws -> (CGFloat, CGFloat) -> [Int] {
    #expect(rig.isIdle)
    let bitmap = Bitmap(width: 800, height: 1600)
    _ = LayerRenderer(context: rig.window.layerContext).render(at: 0, into: bitmap)
    try savePicture(bitmap.makeImage(), as: "table-\(name)")
    return { x, y in color(bitmap, x, y) }
  }

  @Test func swipedRowShowsItsActions() throws {
    rig.down(350, 66)
    rig.move(330, 66)
    rig.move(180, 66)
    rig.up(180, 66)
    rig.wait(1)
    let color = try picture("swipe")
    // Delete at the edge, Flag next to it, then the shifted row; the next row is unchanged.
    #expect(color(395, 50) == [0xFF, 0x3B, 0x30])
    #expect(color(260, 50) == [0x8E, 0x8E, 0x93])
    #expect(color(150, 50) == [255, 255, 255])
    #expect(color(395, 100) == [255, 255, 255])
  }

  @Test func liftedRowCastsAShadow() throws {
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    rig.down(375, 66)
    rig.move(375, 90)
    rig.move(375, 160)
    rig.wait(1)
    let color = try picture("lift")
    // The row's shadow falls on the row below; the lines of the reorder control are grey.
    #expect(color(200, 184)[0] < 250)
    #expect(color(200, 40) == [255, 255, 255])
    #expect(color(373, 22) == [0xC7, 0xC7, 0xCC])
    rig.up(375, 160)
    rig.wait(1)
  }
}
