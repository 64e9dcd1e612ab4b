import Foundation

/// Gives a table its rows.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has. Asked once for each section when the table loads.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row that comes into sight: best one from
  /// ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are: 1 where this is left out.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row has a control by which a finger moves it while the table is being edited: no where this is left out.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// A finger has moved a row: the data are to follow. Both places are those of the same row, before and after.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// Apple's methods are optional; these are the answers where one is left out.
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
