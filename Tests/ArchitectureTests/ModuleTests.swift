import Foundation
import TestSupport
import Testing

/// Which modules import which: each only such as stand above it, and the system only where the program meets it.
struct ModuleTests {
  private static let model = ["JSONSource", "CaptureModel"]
  private static let session = model + ["CaptureSession"]
  private static let rules = session + ["RuleKit"]

  /// What each module may import, in order from the bottom.
  static let allowed: [(module: String, imports: [String])] = [
    ("JSONSource", []),
    ("SwiftReading", []),
    ("CaptureModel", ["JSONSource"]),
    ("CaptureSession", model),
    ("DeviceFacts", session),
    ("RuleKit", session),
    ("CaptureRules", rules),
    ("CaptureMediaRules", rules),
    ("CapturePlans", session),
    ("CapturePlanning", rules + ["CaptureRules", "CaptureMediaRules", "CapturePlans"]),
    ("CaptureReports", rules + ["DeviceFacts", "CapturePlans"]),
    ("CaptureSource", session),
    ("CaptureReading", model + ["SwiftReading"]),
    ("CaptureDraft", model + ["SwiftReading", "CaptureReading"]),
    ("DeviceProfiles", []),
    (
      "CapplanCommand",
      rules + [
        "DeviceFacts", "CapturePlans", "CapturePlanning", "CaptureReports", "CaptureSource", "DeviceProfiles",
        "SwiftReading", "CaptureReading", "CaptureDraft",
      ]
    ),
    ("capplan", ["CapplanCommand"]),
    ("EmbedProfiles", model + ["DeviceFacts"]),
    // A package of its own, which runs the program.
    ("CapplanPlugins", []),
  ]

  private static let system: Set<String> = [
    "Foundation", "Glibc", "Darwin", "Musl", "Dispatch", "PackagePlugin", "XcodeProjectPlugin", "PackageDescription",
  ]
  private static let nearTheSystem: Set<String> = ["CapplanCommand", "capplan", "EmbedProfiles", "CapplanPlugins"]

  /// Constructs that switch a check of the compiler off or stop the program.
  private static let dangerous = [
    "nonisolated(unsafe)", "@unchecked", "try!", "as!", "fatalError(", "@_silgen_name",
  ]

  @Test func everyFolderOfSourcesIsAModuleOfTheList() {
    #expect(Set(Self.allowed.map(\.module)) == Set(SourceFile.modules.keys))
    for module in Self.allowed.map(\.module) {
      #expect(SourceFile.all.contains { $0.module == module }, "\(module) has no files")
    }
  }

  @Test func aModuleImportsOnlyWhatStandsAboveIt() {
    for (index, (module, imports)) in Self.allowed.enumerated() {
      #expect(Set(imports).isSubset(of: Self.allowed[..<index].map(\.module)), "\(module) stands in the wrong place")
      for file in SourceFile.all where file.module == module {
        let others = file.imports.subtracting(Self.system).subtracting(imports)
        #expect(others.isEmpty, "\(module)/\(file.folder)/\(file.name) imports \(others.sorted())")
      }
    }
  }

  @Test func onlyTheProgramsImportTheSystem() {
    for file in SourceFile.all where !Self.nearTheSystem.contains(file.module) {
      #expect(file.imports.isDisjoint(with: Self.system), "\(file.module)/\(file.folder)/\(file.name)")
    }
    #expect(SourceFile.all.contains { !$0.imports.isDisjoint(with: Self.system) }, "imports of the system are seen")
  }

  @Test func everyDangerousConstructHasItsReasonBesideIt() {
    var seen = 0
    for file in SourceFile.all {
      let code = file.code.split(separator: "\n", omittingEmptySubsequences: false)
      let text = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(code.count == text.count, "\(file.name) keeps its lines")
      for (line, words) in code.enumerated() where Self.dangerous.contains(where: { words.contains($0) }) {
        seen += 1
        let near = text[max(0, line - 1)...line]
        let place = "\(file.module)/\(file.folder)/\(file.name):\(line + 1)"
        #expect(near.contains { Self.hasReason($0) }, "\(place): \(words)")
      }
    }
    #expect(seen > 0, "the constructs are found")
  }

  /// Whether a line has a comment of three words or more.
  private static func hasReason(_ line: Substring) -> Bool {
    guard let comment = line.firstRange(of: "//") else { return false }
    return line[comment.upperBound...].split(separator: " ").count >= 3
  }

  @Test func thePagesShowTheModulesAsTheyAre() throws {
    let file = PackageFolder.url(of: "Sources/capplan/capplan.docc/architecture.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let marker = "<!-- modules -->"
    let start = try #require(text.firstRange(of: marker + "\n"))
    let end = try #require(text[start.upperBound...].firstRange(of: marker), "the block ends with \(marker)")
    let drawn = Self.mermaid()
    if ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] != nil {
      let written = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: drawn)
      return try written.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(String(text[start.upperBound..<end.lowerBound]) == drawn, "it is stale: make pages")
    for (module, _) in Self.allowed { #expect(text.contains("`\(module)`"), "\(module) is described") }
  }

  /// What the modules import, as a Mermaid block: an arrow for each import that no longer way makes needless.
  static func mermaid() -> String {
    var imports: [String: Set<String>] = [:]
    for file in SourceFile.all { imports[file.module, default: []].formUnion(file.imports.subtracting(system)) }
    func reached(from module: String) -> Set<String> {
      (imports[module] ?? []).reduce(into: []) { $0.formUnion(reached(from: $1).union([$1])) }
    }
    var lines = ["```mermaid", "graph BT"]
    for (module, _) in allowed {
      let direct = imports[module] ?? []
      let others = direct.reduce(into: Set<String>()) { $0.formUnion(reached(from: $1)) }
      let needed = allowed.map(\.module).filter { direct.contains($0) && !others.contains($0) }
      if direct.isEmpty { lines.append("  \(module)") }
      for other in needed { lines.append("  \(module) --> \(other)") }
    }
    return lines.joined(separator: "\n") + "\n```\n"
  }
}
