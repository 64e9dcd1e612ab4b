import Foundation

/// The position of a row in a table. Unlike an index path, it has a fixed size.
struct RowPosition: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  static func < (a: RowPosition, b: RowPosition) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
