import Foundation
import Testing
import TestSupport

/// The actions that pages and workflows use are of one version each, pinned to a commit.
struct PinnedActionTests {
  /// The README, the pages and the workflows.
  private static func texts() throws -> [(path: String, text: String)] {
    var paths = ["README.md"]
    for folder in ["Sources/capplan/capplan.docc", ".github/workflows", ".github/actions/capplan"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(of: folder).path)
      paths += names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".yml") }.sorted().map { "\(folder)/\($0)" }
    }
    return try paths.map { ($0, try String(contentsOf: PackageFolder.url(of: $0), encoding: .utf8)) }
  }

  @Test func eachActionIsOfOneVersionEverywhere() throws {
    var versions: [String: Set<String>] = [:]
    var uses = 0
    for (path, text) in try Self.texts() {
      for line in text.components(separatedBy: "\n") {
        guard let start = line.range(of: "uses: ") else { continue }
        let words = line[start.upperBound...].components(separatedBy: "@")
        guard words.count == 2, !words[0].hasPrefix("."), !words[0].hasPrefix("OWNER/") else { continue }
        let pin = words[1].prefix { $0 != " " }
        #expect(pin.count == 40 && pin.allSatisfy(\.isHexDigit), "\(path): \(line)")
        versions[words[0], default: []].insert(words[1])
        uses += 1
      }
    }
    #expect(uses > 5 && versions["actions/checkout"] != nil)
    for (action, pins) in versions { #expect(pins.count == 1, "\(action): \(pins)") }
  }
}
