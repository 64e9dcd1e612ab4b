import Foundation

extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// An image and a label.
    case `default` = 0
    /// A label at the left, a second one at the right.
    case value1 = 1
    /// A short label at the left, a second one beside it.
    case value2 = 2
    /// An image, a label, and a second one below it.
    case subtitle = 3
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none = 0
    /// On a grey ground.
    case blue = 1
    /// On a grey ground.
    case gray = 2
    /// On a grey ground.
    case `default` = 3
  }

  /// What stands at a cell's right.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: a tap leads further.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}
