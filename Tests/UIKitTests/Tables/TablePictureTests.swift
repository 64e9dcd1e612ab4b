import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// A list of settings in every style of cell.
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
    if let folder = ProcessInfo.processInfo.environment["HALFMODAL_PICTURES"] {
      try bitmap.makeImage().pngData().write(
        to: URL(fileURLWithPath: "\(folder)/table-\(style.rawValue)\(dark ? "-dark" : "").png"))
    }
    return bitmap
  }

  private func color(_ bitmap: Bitmap, _ x: CGFloat, _ y: CGFloat) -> [Int] {
    let pixel = bitmap.data.advanced(by: Int(y * 2) * bitmap.bytesPerRow + Int(x * 2) * 4)
    return [2, 1, 0].map { Int(pixel.load(fromByteOffset: $0, as: UInt8.self)) }
  }

  @Test func plainTable() throws {
    let bitmap = try picture(.plain, offset: 30)
    // The header stays at the top; below it the ground, and the selected row.
    #expect(color(bitmap, 300, 3) == [0xF2, 0xF2, 0xF7])
    #expect(color(bitmap, 200, 50) == [255, 255, 255])
    #expect(color(bitmap, 200, 22 + 28 + 44 + 20 - 30) == [0xD1, 0xD1, 0xD6])
  }

  @Test func groupedTable() throws {
    let bitmap = try picture(.grouped)
    #expect(color(bitmap, 300, 10) == [0xF2, 0xF2, 0xF7])
    #expect(color(bitmap, 2, 80) == [255, 255, 255])
  }

  @Test func insetGroupedTable() throws {
    let bitmap = try picture(.insetGrouped, dark: true)
    #expect(color(bitmap, 5, 80) == [0, 0, 0])
    #expect(color(bitmap, 200, 80) == [0x1C, 0x1C, 0x1E])
    // Its corners are round.
    #expect(color(bitmap, 17, 57) == [0, 0, 0])
  }
}
