import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import CapturePlanning
import CaptureReports
import DeviceProfiles
import Foundation
import TestSupport
import Testing

/// Whole comparisons, kept in files; rewritten as the other goldens are.
struct ComparisonGoldenTests {
  static let folder = PackageFolder.url(of: "Tests/CaptureReportsTests/Comparisons")

  static let cases: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()

  @Test(arguments: cases)
  func rendersAsBefore(_ name: String) throws {
    let folder = Self.folder.appending(path: name)
    let texts = try ["old.json", "new.json"].map { name in
      SourceText(name: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
    let comparison = Comparison(tool: Checking.tool, graphs: [try Comparing.compare(texts[0], texts[1])])
    let renderer = ComparisonRenderer()
    try GoldenTests.expect(renderer.render(comparison), in: folder.appending(path: "text.txt"))
    try GoldenTests.expect(renderer.renderMarkdown(comparison), in: folder.appending(path: "comment.md"))
    try GoldenTests.expect(renderer.renderJSON(comparison), in: folder.appending(path: "comparison.json"))
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 5) }
}

/// Compares graphs as the command does.
enum Comparing {
  /// On every profile that either names, else on iPhone XS.
  static func compare(_ old: SourceText?, _ new: SourceText?, targets: CostTargets = CostTargets()) throws
    -> GraphComparison
  {
    let readings = [old, new].map { text in text.map { Planning.read($0, profiles: DeviceProfiles.ids) } }
    var ids: [String] = []
    for name in readings.flatMap({ $0?.graph?.profileNames ?? [] }) where !ids.contains(name) {
      ids.append(name)
    }
    if ids.isEmpty { ids = ["iphone-xs"] }
    var options = CheckOptions()
    options.aims.targets = targets
    let files = try readings.map { reading in
      try reading.map { reading in
        FileReport(
          reading,
          results: try ids.map { Planning.check(reading, on: try Bundled.profile($0), options: options) })
      }
    }
    return GraphComparison(old: files[0], new: files[1], aims: options.aims)
  }

  static func compare(_ old: String, _ new: String) throws -> GraphComparison {
    try compare(SourceText(name: "old.json", old), SourceText(name: "new.json", new))
  }
}
