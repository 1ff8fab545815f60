import Foundation
import TestSupport
import Testing

/// A broad run tries more, and `make conformance` finds every suite that can.
struct BreadthTests {
  @Test(.enabled(if: Breadth.isBroad, "the run is a narrow one"))
  func aBroadRunTriesEverything() {
    #expect(Breadth.count(9, or: 2) == 9)
    #expect(Breadth.of([1, 2, 3], orOneIn: 2) == [1, 2, 3])
  }

  @Test(.enabled(if: !Breadth.isBroad, "the run is a broad one"))
  func aNarrowRunTriesAPart() {
    #expect(Breadth.count(9, or: 2) == 2)
    #expect(Breadth.of([1, 2, 3], orOneIn: 2) == [1, 3])
  }

  /// The suites are found by the names of their files.
  @Test func onlySuitesNamedLikeTheirFilesAskHowBroadARunIs() throws {
    let folder = PackageFolder.url(of: "Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var suites = 0
    for path in paths where path.hasSuffix(".swift") {
      let file = folder.appendingPathComponent(path)
      guard try String(contentsOf: file, encoding: .utf8).contains("Breadth.") else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      #expect(name.hasSuffix("Tests"), "\(path)")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("struct \(name) {"), "\(path)")
      suites += 1
    }
    #expect(suites > 10, "\(suites)")
  }
}
