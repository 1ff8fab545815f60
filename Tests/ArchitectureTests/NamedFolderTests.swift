import Foundation
import TestSupport
import Testing

/// The folders that the page on architecture names.
struct NamedFolderTests {
  /// The words in backquotes that are paths below a module or below `Tests`.
  private static func paths(in text: String, modules: Set<String>) -> [String] {
    text.split(separator: "`").map(String.init).filter { word in
      guard let slash = word.firstIndex(of: "/"), !word.contains(where: \.isWhitespace) else { return false }
      return modules.contains(String(word[..<slash]))
    }
  }

  @Test func eachFolderThatThePageNamesIsThere() throws {
    let sources = PackageFolder.url(of: "Sources")
    let page = sources.appendingPathComponent("capplan/capplan.docc/architecture.md")
    let modules = Set(try FileManager.default.contentsOfDirectory(atPath: sources.path))
    let text = try String(contentsOf: page, encoding: .utf8)
    let paths = Self.paths(in: text, modules: modules.union(["Tests"]))
    #expect(paths.count > 20, "\(paths)")
    for path in paths {
      let folder = path.hasPrefix("Tests/") ? sources.deletingLastPathComponent() : sources
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path), "\(path)")
    }
  }
}
