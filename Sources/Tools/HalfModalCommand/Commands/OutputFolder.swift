import Foundation

/// The folder for the files that a command writes.
struct OutputFolder {
  private let folder: URL

  /// Creates the folder if needed, and checks that files can be written to it before the command plays anything.
  ///
  /// - Throws: ``Failure`` if they can't.
  init(_ path: String) throws {
    guard !path.isEmpty else { throw Failure(status: 2, "--out needs the name of a folder") }
    folder = URL(fileURLWithPath: path, isDirectory: true)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw Failure(status: 2, "--out \(path): not a folder")
    }
    let probe = folder.appendingPathComponent(".halfmodal-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw Failure(status: 2, "--out \(path): cannot write files there: \(Self.reason(of: error))")
    }
  }

  /// Writes a file, and returns its path.
  func write(_ data: Data, to name: String) throws -> String {
    let file = folder.appendingPathComponent(Self.fileName(name))
    do {
      try data.write(to: file)
    } catch {
      throw Failure(status: 2, "\(file.path) cannot be written: \(Self.reason(of: error))")
    }
    return file.path
  }

  /// Returns the file name for a name.
  static func fileName(_ name: String) -> String {
    name.replacingOccurrences(of: "/", with: "-")
  }

  /// Returns the system's message, because Foundation's message doesn't contain the reason.
  private static func reason(of error: any Error) -> String {
    guard let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError else { return error.localizedDescription }
    return String(cString: strerror(system.code.rawValue))
  }
}
