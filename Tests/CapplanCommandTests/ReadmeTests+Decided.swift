import CapplanCommand
import CaptureModel
import DeviceProfiles
import Foundation
import JSONSource
import Testing

// How many cells of the README's graphs are decided, and on which basis.
extension ReadmeTests {
  private static let starters = ["pip", "dual-camera", "lidar", "photo", "audio"]

  /// The multi-camera iPhones; nothing is taken over from the family for those that came with iOS 27.
  private static var models: [String] {
    DeviceProfiles.devices.filter { device in
      let first = device.firstSystem.flatMap { OSVersion($0) }
      return device.name.hasPrefix("iPhone") && device.multiCamSupported == true
        && first.map { $0 < OSVersion(27) } ?? true
    }.map(\.id)
  }

  /// The bases of one graph's cells, where nothing weaker than a kind is believed; a cell that is open has none.
  private func bases(of file: String, _ text: String, trust: String) async -> [String: Int]? {
    let run = await FakeWorld([file: text]).run(
      "matrix", "-f", "json", "--trust", trust, "--profile", Self.models.joined(separator: ","), file)
    guard let document = JSONParser.parse(SourceText(run.output)).document,
      document.value(at: "/results/0/verdict").flatMap({ document.string(of: $0) }) != "invalid"
    else { return nil }
    let kinds = FactKind.allCases.map(\.rawValue) + ["open"]
    return Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        (kind, document.value(at: "/summary/basis/\(kind)").flatMap { document.number(of: $0) }.map { Int($0) } ?? -1)
      })
  }

  /// The starters, and the graphs that the README shows whole.
  private func graphs(in lines: [String]) async -> [(name: String, file: String, text: String)] {
    var graphs: [(name: String, file: String, text: String)] = []
    for name in Self.starters {
      graphs.append(("`init \(name)`", "\(name).json", await FakeWorld().run("init", name).output))
    }
    for (index, line) in lines.enumerated() where line.hasPrefix("$ cat ") && line.hasSuffix(".json") {
      let text = lines[(index + 1)...].prefix { !$0.hasPrefix("$ ") && $0 != "```" }.joined(separator: "\n")
      let name = String(line.dropFirst(6))
      if text.contains("\"inputs\"") { graphs.append(("`\(name)`", name, text)) }
    }
    return graphs
  }

  @Test func theTableSaysHowManyCellsAreDecidedOnWhichBasis() async throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    var rows: [(name: String, after: [String: Int], before: [String: Int])] = []
    for (name, file, graph) in await graphs(in: text.components(separatedBy: "\n")) {
      guard let after = await bases(of: file, graph, trust: "estimated"),
        let before = await bases(of: file, graph, trust: "derived")
      else { continue }
      #expect(after.values.reduce(0, +) == Self.models.count && before["estimated"] == 0, "\(name)")
      rows.append((name, after, before))
    }
    #expect(rows.count > Self.starters.count)
    for (name, after, _) in rows where ["pip", "dual-camera", "audio"].contains(where: { name == "`init \($0)`" }) {
      #expect((after["open"] ?? 0) * 10 <= Self.models.count, "nine of ten are decided: \(name)")
    }
    let start = try #require(text.range(of: "<!-- decided: written by `make docs` -->\n"))
    let end = try #require(text.range(of: "<!-- end of decided -->"))
    let table = Self.decidedTable(rows)
    guard ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] != nil else {
      #expect(String(text[start.upperBound..<end.lowerBound]) == table)
      return
    }
    let written = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
    try written.write(to: Self.file, atomically: true, encoding: .utf8)
  }

  private static func decidedTable(
    _ rows: [(name: String, after: [String: Int], before: [String: Int])]
  ) -> String {
    let count = models.count
    func sum(_ kind: String) -> Int { rows.reduce(0) { $0 + ($1.after[kind] ?? 0) } }
    let kinds = FactKind.allCases.map(\.rawValue).filter { sum($0) > 0 }
    let titles = kinds.map { $0 == "estimated" ? "likely (estimated)" : $0 }
    var lines = [
      "| on \(count) iPhones | " + titles.joined(separator: " | ") + " | open | decided | without the family |",
      "| --- |" + String(repeating: " --- |", count: kinds.count + 3),
    ]
    func line(_ name: String, _ after: (String) -> Int, _ before: Int, of all: Int) {
      let cells = (kinds + ["open"]).map { "\(after($0))" } + ["\(all - after("open"))", "\(all - before)"]
      lines.append("| \(name) | " + cells.joined(separator: " | ") + " |")
    }
    for row in rows { line(row.name, { row.after[$0] ?? 0 }, row.before["open"] ?? 0, of: count) }
    line("in all", sum, rows.reduce(0) { $0 + ($1.before["open"] ?? 0) }, of: count * rows.count)
    return lines.joined(separator: "\n") + "\n"
  }
}
