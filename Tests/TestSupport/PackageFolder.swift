package import Foundation

/// The folder of the package, from which tests find files wherever they lie themselves.
package enum PackageFolder {
  /// The folder that the manifest is in.
  package static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" && !hasManifest(folder) { folder.deleteLastPathComponent() }
    return folder.standardizedFileURL
  }()

  /// A file or folder of the package, by its path from there.
  package static func url(of path: String) -> URL { root.appendingPathComponent(path) }

  private static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }
}
