import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// What holds of every verdict holds where the app asks first.
@Suite struct GuardPropertyTests {
  private static func check(_ graph: GraphDocument, _ profile: DeviceProfile) -> CheckResult {
    Planning.check(graph, on: profile, options: CheckOptions())
  }

  /// A careless graph of which some settings and elements are guarded.
  private static func guarded(using generator: inout SeededGenerator) throws -> GraphDocument {
    let isElaborate = Bool.random(using: &generator)
    let text = CarelessGraph(using: &generator, isElaborate: isElaborate).text
    let document = try #require(JSONParser.parse(SourceText(text)).document)
    let editor = DocumentEditor(document)
    var edits: [SourceEdit] = []
    for section in [GraphGuard.Section.inputs, .outputs, .connections, .photoSettings] {
      guard let list = document.member(section.rawValue, of: document.root)?.value else { continue }
      for object in document.elements(of: list) {
        let type = document.member("type", of: object).flatMap { document.string(of: $0.value) }
          .flatMap { OutputType(spelling: $0) }
        let keys = document.members(of: object).compactMap { document.string(of: $0.key) }.filter {
          GuardableKeys.contains($0, in: section, ofType: type) && Bool.random(using: &generator)
        }
        var set: [(key: String, json: String)] = []
        if !keys.isEmpty {
          set.append(
            ("whereSupported", "[" + keys.map { "\"\($0)\"" }.joined(separator: ", ") + "]"))
        }
        if GuardableKeys.mayBeOptional(section), Bool.random(using: &generator) {
          set.append(("optional", "true"))
        }
        edits += editor.changing(document.range(of: object), set: set)
      }
    }
    let session = document.member("session", of: document.root)?.value
    if let controls = session.flatMap({ document.member(GraphGuard.Section.controls.rawValue, of: $0)?.value }) {
      for control in document.elements(of: controls) where Bool.random(using: &generator) {
        edits += editor.changing(document.range(of: control), set: [("optional", "true")])
      }
    }
    var whole: [(key: String, json: String)] = []
    if !isElaborate, Bool.random(using: &generator),
      let system = ["13.0", "16.0", "18.0"].randomElement(using: &generator)
    {
      whole.append(("deployment", "{ \"minimumOS\": \"\(system)\" }"))
    }
    if !isElaborate, Bool.random(using: &generator), let rule = ignored.randomElement(using: &generator) {
      whole.append(("ignore", "[ { \"rule\": \"\(rule)\", \"reason\": \"seen to work on the device\" } ]"))
    }
    edits += editor.changing(document.range(of: document.root), set: whole)
    let bytes = SourceEdit.apply(edits.sorted { $0.range < $1.range }, to: Array(text.utf8))
    return Planning.read(SourceText(name: "graph.json", bytes: bytes), profiles: DeviceProfiles.ids)
  }

  /// Rules whose refusals an author may vouch against, some of which say what a device lacks.
  private static let ignored = [
    "torch-mode-supported", "flash-mode-supported", "zoom-range", "color-space-supported", "format-unknown",
    "symbol-newer-than-minimum", "device-type-availability",
  ]

  private static let kinds: [FactKind] = [.documented, .printed, .reported, .derived]

  /// Profiles that are tried most: old, new, with a printed list and without.
  private static let triedMost = [
    "iphone-xr", "iphone-12-pro", "iphone-13-pro-max", "iphone-15", "iphone-15-pro", "iphone-17-pro",
  ]

  @Test(arguments: Set(Breadth.of(Bundled.all.map(\.id), orOneIn: 16) + triedMost).sorted())
  func underStrongerTrustAVerdictStaysOrIsUnverified(id: String) throws {
    let profile = try Bundled.profile(id)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(29)) { ($0 &* 31) &+ UInt64($1) })
    var guards = 0
    for _ in 0..<Breadth.count(Self.triedMost.contains(id) ? 60 : 12, or: 2) {
      let reading = try Self.guarded(using: &generator)
      guards += reading.graph?.guards.count ?? 0
      let text = String(decoding: reading.source.bytes, as: UTF8.self)
      let result = Self.check(reading, profile)
      #expect(
        (result.basis == nil) == (result.verdict == .unverified || result.verdict == .invalid),
        "\(text)")
      #expect(
        !result.leftOut.contains { left in result.supportNotKnown.contains(left.guarded) },
        "\(text)")
      if let basis = result.basis {
        let same = Self.check(reading, profile.trusting(basis)).verdict
        #expect(same == result.verdict, "\(id) \(basis): \(same) for \(result.verdict)\n\(text)")
      }
      for kind in Self.kinds {
        let less = Self.check(reading, profile.trusting(kind)).verdict
        #expect(
          less == result.verdict || less == .unverified,
          "\(id) \(kind): \(result.verdict) → \(less)\n\(text)")
      }
    }
    #expect(guards > Breadth.count(4, or: 1), "\(guards)")
  }
}
