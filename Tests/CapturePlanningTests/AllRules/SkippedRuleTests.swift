import CaptureModel
import CapturePlanning
import CapturePlans
import DeviceProfiles
import JSONSource
import RuleKit
import Testing
import TestSupport

/// A rule that reads none of a graph's keys is not run, and nobody notices.
struct SkippedRuleTests {
  @Test func rulesReadKeysThatGraphsHave() {
    let known = Set(Self.keys(of: CaptureGraph.shape.fields.schema))
    #expect(Rule.all.contains { !$0.reads.isEmpty })
    for rule in Rule.all {
      let unknown = rule.reads.map(\.name).filter { !known.contains($0) }
      #expect(unknown.isEmpty, "\(rule.id) reads \(unknown)")
    }
  }

  @Test func examplesHoldAKeyThatTheirRuleReads() throws {
    var examples = 0
    for rule in Rule.all where !rule.reads.isEmpty {
      for example in rule.examples where !example.isPassing || example.isUnverified {
        examples += 1
        let has = rule.reads.contains { example.text.contains("\"\($0.name)\"") }
        #expect(has, "\(rule.id): \(example.text)")
      }
    }
    #expect(examples > 100, "\(examples)")
  }

  @Test func keysOfAGraphAreThoseMetAtAnyDepth() throws {
    let text = #"{ "capplan": 1, "inputs": [ { "id": "a", "activeFormat": { "binned": true } } ], "x-name": 0 }"#
    let keys = try #require(Planning.read(SourceText(text), profiles: []).graph).keys
    for key: GraphKey in ["capplan", "inputs", "id", "activeFormat", "binned"] { #expect(keys.meets(KeySet([key]))) }
    var all = KeySet()
    for key: GraphKey in ["capplan", "inputs", "id", "activeFormat", "binned"] { all.formUnion(KeySet([key])) }
    #expect(keys == all)
    #expect(KeySet().isEmpty && !keys.meets(KeySet()))
  }

  @Test func exampleIsJudgedAlikeWithoutSkipping() throws {
    for rule in Rule.all {
      for example in Breadth.of(rule.examples, orOneIn: 6) {
        let profile = try example.profileText.map { try Self.decoded($0) } ?? Bundled.profile(example.profile)
        var options = CheckOptions()
        options.aims = example.aims
        try Self.expectSame(example.text, on: profile, options)
      }
    }
  }

  @Test(arguments: 0..<Breadth.count(20, or: 8))
  func randomGraphIsJudgedAlikeWithoutSkipping(_ seed: Int) throws {
    var generator = SeededGenerator(UInt64(seed) &+ 4711)
    let examples = Rule.all.flatMap(\.examples).map(\.text)
    for _ in 0..<Breadth.count(50, or: 2) {
      let profile = try #require(RandomGraph.profiles.randomElement(using: &generator))
      try Self.expectSame(RandomGraph(on: profile, using: &generator).text, on: profile, CheckOptions())
      let mixed = try Self.mix(examples, using: &generator)
      try Self.expectSame(mixed, on: profile, CheckOptions())
    }
  }

  /// An example with some members of others in place of its own, or beside them, and some left out.
  private static func mix(_ examples: [String], using generator: inout SeededGenerator) throws -> String {
    var text = SourceText(try #require(examples.randomElement(using: &generator)))
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let donor = SourceText(try #require(examples.randomElement(using: &generator)))
      guard let from = JSONParser.parse(donor).document, let into = JSONParser.parse(text).document,
        let member = members(of: from, from.root, below: 3).randomElement(using: &generator),
        let other = members(of: into, into.root, below: 3).randomElement(using: &generator)
      else { continue }
      let (old, new) = (into.memberRange(of: other), donor[from.memberRange(of: member)])
      let edit =
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: SourceEdit(old, with: new)
        case 1: SourceEdit(SourceRange(old.lowerBound, old.lowerBound), with: new + ", ")
        default: DocumentEditor(into).removing(into.range(of: other.value))
        }
      text = SourceText(name: text.name, bytes: SourceEdit.apply([edit], to: text.bytes))
    }
    return text[text.range]
  }

  /// The members of an object and of the objects and lists in it.
  private static func members(of document: JSONDocument, _ value: JSONValue, below depth: Int) -> [JSONMember] {
    guard depth > 0 else { return [] }
    switch document.kind(of: value) {
    case .object:
      let own = Array(document.members(of: value))
      return own + own.flatMap { members(of: document, $0.value, below: depth - 1) }
    case .array: return document.elements(of: value).flatMap { members(of: document, $0, below: depth) }
    default: return []
    }
  }

  private static func expectSame(_ text: String, on profile: DeviceProfile, _ options: CheckOptions) throws {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    var all = options
    all.runsEveryRule = true
    let skipping = Planning.check(reading, on: profile, options: options)
    let running = Planning.check(reading, on: profile, options: all)
    #expect(skipping.findings == running.findings, "\(text)")
    #expect(skipping.missing == running.missing, "\(text)")
    #expect(skipping.verdict == running.verdict, "\(text)")
  }

  private static func decoded(_ profile: String) throws -> DeviceProfile {
    try #require(ProfileDecoder.decode(SourceText(profile)).profile)
  }

  /// The keys of objects, at any depth.
  private static func keys(of fields: [SchemaField], below depth: Int = 6) -> [String] {
    depth == 0 ? [] : fields.flatMap { [$0.name] + keys(of: $0.type, below: depth - 1) }
  }

  private static func keys(of type: SchemaType, below depth: Int) -> [String] {
    switch type {
    case .object(let fields): keys(of: fields(), below: depth)
    case .array(let element, _, _), .map(let element, _): keys(of: element, below: depth)
    case .either(let types): types.flatMap { keys(of: $0, below: depth) }
    case .variants(_, let variants): variants().flatMap { keys(of: $0.fields, below: depth) }
    default: []
    }
  }
}
