/// The file names of the pictures of a film's marks. A repeated mark gets a number, so no picture overwrites another.
struct PictureNames {
  private var taken: Set<String> = []

  /// Returns an unused name for a mark.
  mutating func name(for mark: String) -> String {
    let first = OutputFolder.fileName(mark)
    var name = first
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(first)-\(number)"
    }
    return name
  }
}
