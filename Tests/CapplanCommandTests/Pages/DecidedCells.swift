import CapplanCommand
import CaptureModel
import DeviceProfiles
import JSONSource
import Testing

// How many cells of the starter graphs are decided, and on which basis.
extension ReadmeTests {
  private static let starters = ["pip", "dual-camera", "lidar", "photo-depth", "audio"]

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

  @Test func theTableSaysHowManyCellsAreDecidedOnWhichBasis() async throws {
    var rows: [(name: String, after: [String: Int], before: [String: Int])] = []
    for starter in Self.starters {
      let graph = await FakeWorld().run("init", starter).output
      let after = try #require(await bases(of: "\(starter).json", graph, trust: "estimated"))
      let before = try #require(await bases(of: "\(starter).json", graph, trust: "derived"))
      #expect(after.values.reduce(0, +) == Self.models.count && before["estimated"] == 0, "\(starter)")
      rows.append(("`init \(starter)`", after, before))
    }
    for (name, after, _) in rows where ["pip", "dual-camera", "audio"].contains(where: { name == "`init \($0)`" }) {
      #expect((after["open"] ?? 0) * 10 <= Self.models.count, "nine of ten are decided: \(name)")
    }
    try Page.named("trust").expect(
      Self.decidedTable(rows), between: "<!-- decided: written by `make pages` -->", and: "<!-- end of decided -->")
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
