import Foundation
import TestSupport
import Testing

/// What lies at the top of the project: a newcomer sees all of it at once.
struct TopLevelTests {
  @Test func holdsNothingElse() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.root.path)
    #expect(
      found.filter { !$0.hasPrefix(".") }.sorted()
        == ["DeviceProfiles", "Makefile", "Package.swift", "README.md", "Sources", "Tests"])
  }
}
