import Foundation

extension UITableViewCell {
  /// The arrangement of a cell's labels and image.
  public enum CellStyle: Int, Sendable {
    /// An image and a label.
    case `default` = 0
    /// A label at the left and a second one at the right.
    case value1 = 1
    /// A short label at the left and a second one next to it.
    case value2 = 2
    /// An image and a label, with a second label below it.
    case subtitle = 3
  }

  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The same look as other cells.
    case none = 0
    /// A grey background.
    case blue = 1
    /// A grey background.
    case gray = 2
    /// A grey background.
    case `default` = 3
  }

  /// The accessory at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which shows that a tap opens another screen.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}
