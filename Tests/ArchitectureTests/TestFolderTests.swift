import Foundation
import TestSupport
import Testing

/// Tests lie in folders that are named like those of what they test; at the top lie those of a module as a whole.
struct TestFolderTests {
  /// Folders of tests that are of no one folder of the sources, and of what tests read.
  static let others: [String: Set<String>] = [
    "CapplanCommand": ["Conventions", "Pages", "Probing"],
    "CaptureDraft": ["Projects"],
    "CaptureReports": ["Comparisons", "Goldens", "Older"], "CaptureSource": ["Apps", "Recordings"],
    "DeviceProfiles": ["SingleCamera"],
  ]

  @Test(arguments: SourceFile.modules.keys.sorted())
  func foldersOfTestsAreNamedLikeThoseOfSources(_ module: String) throws {
    let tests = Self.folders(in: PackageFolder.url(of: "Tests/\(module)Tests"))
    let sources = Self.folders(in: try #require(SourceFile.modules[module]))
    let strangers = tests.subtracting(sources).subtracting(Self.others[module] ?? [])
    #expect(strangers.isEmpty, "\(strangers.sorted()) in Tests/\(module)Tests")
  }

  @Test func oneFileAloneAsksWhereItLies() throws {
    let folder = PackageFolder.url(of: "Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let asking = try paths.filter { $0.hasSuffix(".swift") }.filter { path in
      try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).contains("#file" + "Path")
    }
    #expect(asking == ["TestSupport/PackageFolder.swift"])
  }

  /// The folders in a folder that have files.
  private static func folders(in folder: URL) -> Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let parts = paths.map { $0.split(separator: "/") }.filter { $0.count > 1 }
    return Set(parts.compactMap { $0.first.map(String.init) })
  }
}
