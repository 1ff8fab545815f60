import CapplanCommand
import CaptureModel
import CaptureSource
import Testing
import TestSupport

/// Emitted Swift compiles, asks for what is newer, and leaves nothing out.
struct EmissionTests {
  static let cases = Emitting.starters + Emitting.examples + Emitting.random

  /// What is emitted of every graph that has no errors and holds nothing that source can't express.
  static let emissions: [(name: String, emission: SwiftEmission, text: String)] = cases.compactMap { test in
    guard let emission = test.emission(typeName: typeName), emission.obstacles.isEmpty else { return nil }
    return (test.name, emission, SwiftCode.text(of: emission.code))
  }

  /// What is emitted for the older SDK, of graphs with something that it lacks.
  static let emissionsForOlderSDK: [String] = cases.compactMap { test in
    guard test.known(to: .iOS26) != nil, let emission = test.emission(typeName: typeName, sdk: .iOS26) else {
      return nil
    }
    return emission.obstacles.isEmpty ? SwiftCode.text(of: emission.code) : nil
  }

  /// The lines of all of them, each with a graph that it is emitted of; most are in many sources.
  static let lines: [Substring: String] = {
    let all = emissions.flatMap { test in test.text.split(separator: "\n").map { ($0, test.name) } }
    return Dictionary(all) { first, _ in first }
  }()

  private static let typeName = "EmittedSession"

  @Test(
    .enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"),
    arguments: Breadth.of(FakeAVFoundation.LanguageMode.allCases, orOneIn: 2))
  func compilesWithoutAWarning(_ mode: FakeAVFoundation.LanguageMode) throws {
    let all = Set(Self.emissions.map(\.text)).sorted()
    #expect(all.count > 300)
    try Self.expectToCompile(all, mode, sdk: .iOS27)
    let newer = Set(Self.cases.filter { $0.known(to: .iOS26) != nil }.map(\.name))
    let old = Set(Self.emissions.filter { !newer.contains($0.name) }.map(\.text))
    #expect(!newer.isEmpty && !Self.emissionsForOlderSDK.isEmpty && old.count > 300)
    try Self.expectToCompile(old.union(Self.emissionsForOlderSDK).sorted(), mode, sdk: .iOS26)
  }

  /// Checks that sources compile with an SDK.
  private static func expectToCompile(
    _ all: [String], _ mode: FakeAVFoundation.LanguageMode, sdk: FakeAVFoundation.SDK
  ) throws {
    // A source of which only a line or two are new is as long as any; `GuardedKeyTests` compiles a line for each key that
    // may be guarded.
    let sources = Breadth.isBroad ? all : LineShape.covering(all, adding: 3)
    #expect(sources.count > 30)
    // Types of one module have names of their own.
    var files: [String: String] = [:]
    for (number, source) in sources.enumerated() {
      files["\(number).swift"] = source.replacing(typeName, with: "\(typeName)\(number)")
    }
    // Some modules isolate to the main actor what does not say otherwise.
    let words = try FakeAVFoundation.built(sdk: sdk).typeCheck(
      files, mode: mode, isolation: mode == .v6 ? "MainActor" : "nonisolated")
    #expect(words == "", "\(words.prefix(4000))")
  }

  @Test func everyStarterGraphIsEmitted() {
    #expect(Emitting.starters.count == StarterTemplate.allCases.count)
    for test in Emitting.starters { #expect(test.emission()?.obstacles == [], "\(test.name)") }
  }

  @Test func whatIsNewerIsAskedFor() {
    var asked = 0
    for (name, emission, _) in Self.emissions {
      var walk = AvailabilityWalk(minimum: emission.minimum)
      walk.visit(emission.code, emission.minimum)
      #expect(walk.faults == [], "\(name)")
      asked += walk.uses
    }
    #expect(asked > 20)
  }

  @Test func nothingIsForced() {
    for (line, name) in Self.lines {
      for word in ["try!", "as!", "fatalError", "! ", "!.", "!)"] { #expect(!line.contains(word), "\(name): \(line)") }
    }
    #expect(Self.lines.count > 1_000)
    for (_, _, text) in Self.emissions {
      #expect(text.contains("beginConfiguration()") && text.contains("commitConfiguration()"))
    }
  }

  @Test func textOfTheUserIsNoCode() throws {
    let odd = #"a\"b\\(c\u2028\n)"#
    let text = """
      { "capplan": 1, "name": "line\\nimport Evil \(odd)", "session": { "type": "single" },
        "inputs": [ { "id": "\(odd)", "deviceType": "builtInWideAngleCamera", "position": "back", "focusMode": "locked" } ],
        "outputs": [ { "id": "in", "type": "videoData", "pixelFormat": "BGRA" }, { "id": "\(odd)2", "type": "photo" },
                     { "id": "session", "type": "metadata", "metadataObjectTypes": ["qr"] } ] }
      """
    let test = Emitting.Case(name: "odd", text: text, profile: try Bundled.profile("iphone-xs"))
    let emission = try #require(test.emission())
    let source = SwiftCode.text(of: emission.code)
    #expect(!source.contains("\nimport Evil") && !source.contains("\u{2028}"))
    #expect(source.contains("nonisolated final class LineImportEvilABCSession: @unchecked Sendable {"))
    if FakeAVFoundation.isAvailable {
      #expect(try FakeAVFoundation.built().typeCheck(["Odd.swift": source], mode: .v6) == "")
    }
  }
}

/// Looks for symbols that are used where they may be missing.
private struct AvailabilityWalk {
  let minimum: OSVersion
  var faults: [String] = []
  var uses = 0

  /// The members that keys of a graph stand for, and that came after iOS 13, with the newest of those of a name; names
  /// that an older member has too tell nothing, such as `isEnabled` of a control and of a connection.
  private static let members: [Substring: OSVersion] = {
    let all = CaptureGraph.schema.flatMap(\.fields).compactMap { field -> (Substring, OSVersion)? in
      guard let symbol = field.symbol else { return nil }
      // A newer form of a method has the name of the older one.
      if case .joined = symbol.setting, case .method = symbol.kind { return nil }
      return symbol.kind.member(of: field.name).map { ($0.prefix { $0 != "(" }, symbol.since ?? OSVersion(0)) }
    }
    let older = Set(all.filter { $0.1 <= OSVersion(13) }.map(\.0))
    return Dictionary(all.filter { !older.contains($0.0) }, uniquingKeysWith: max)
  }()

  init(minimum: OSVersion) { self.minimum = minimum }

  mutating func visit(_ codes: [SwiftCode], _ version: OSVersion) {
    var current = version
    for code in codes {
      switch code {
      case .line(let text, let symbols):
        // A method may say itself since when it is there.
        if text.hasPrefix("@available(iOS "), let since = Int(text.dropFirst(15).prefix { $0.isNumber }) {
          current = max(current, OSVersion(since))
        }
        check(text, symbols, current)
        if text == "}" { current = version }
      case .block(_, let body):
        visit(body, current)
        current = version
      case .available(let since, let body, _): visit(body, max(current, since))
      case .either(let since, let body, let other):
        visit(body, max(current, since))
        visit(other, current)
      }
    }
  }

  private mutating func check(_ text: String, _ symbols: [SwiftSymbol], _ version: OSVersion) {
    for symbol in symbols where symbol.since > minimum {
      uses += 1
      if symbol.since > version { faults.append("\(symbol.name) in \(text)") }
    }
    for part in text.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0.isLetter || $0.isNumber }
      if let since = Self.members[name], since > version { faults.append(".\(name) in \(text)") }
    }
  }
}
