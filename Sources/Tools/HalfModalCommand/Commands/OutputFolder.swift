import Foundation

/// The folder that a command writes files to.
struct OutputFolder {
  private let folder: URL

  /// Makes the folder where there is none, and tries whether files can be put into it, so that nobody waits for what cannot be kept.
  ///
  /// - Throws: ``Failure`` where they cannot.
  init(_ path: String) throws {
    guard !path.isEmpty else { throw Failure(status: 2, "--out needs the name of a folder") }
    folder = URL(fileURLWithPath: path, isDirectory: true)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw Failure(status: 2, "--out \(path): this is not a folder")
    }
    let probe = folder.appendingPathComponent(".halfmodal-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw Failure(status: 2, "--out \(path): files cannot be written there: \(Self.reason(of: error))")
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

  /// The name of the file for what is called so.
  static func fileName(_ name: String) -> String {
    name.replacingOccurrences(of: "/", with: "-")
  }

  /// What the system says: Foundation's own words do not tell why.
  private static func reason(of error: any Error) -> String {
    guard let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError else { return error.localizedDescription }
    return String(cString: strerror(system.code.rawValue))
  }
}
