import Foundation

/// The methods with which a table gets its rows.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section. Called once for each section when the table loads its data.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell for a row that becomes visible, preferably from ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row shows a reorder control while the table is being edited. The default is false.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when a finger has moved a row, so that the data can be updated. The index paths are those before and after the move.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// Apple's methods are optional; these are the defaults for methods that a data source leaves out.
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
