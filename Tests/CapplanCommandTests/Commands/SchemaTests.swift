import CapplanCommand
import CaptureModel
import CapturePlanning
import JSONSource
import RuleKit
import Testing

/// `capplan schema`: what editors and validators read. That schema and decoder agree is a conformance check.
struct SchemaTests {
  @Test(
    "Each kind of document has a schema that names its draft, itself and an example", arguments: SchemaName.allCases)
  func kinds(_ name: SchemaName) async {
    let run = await FakeWorld().run("schema", name.rawValue)
    #expect(run.status == .success && run.error.isEmpty)
    let document = JSONParser.parse(SourceText(name: "schema", bytes: Array(run.output.utf8))).document
    let keys = document.map { document in
      document.members(of: document.root).map { document.string(of: $0.key) ?? "" }
    }
    for key in ["$schema", "$id", "title", "description", "examples", "properties", "required"] {
      if name == .config, key == "required" { continue }
      // A trace has lines of two kinds, each with keys of its own.
      if name == .trace, ["properties", "required"].contains(key) { continue }
      #expect(keys?.contains(key) == true, "\(key)")
    }
    #expect((name == .trace) == (keys?.contains("anyOf") == true))
    #expect(await FakeWorld().run("schema", name.rawValue).output == run.output)
  }

  @Test func aSymbolAndItsFirstSystemAreTold() async {
    let output = await FakeWorld().run("schema", "graph").output
    #expect(output.contains(#""x-symbol": "AVCaptureConnection.videoRotationAngle""#))
    #expect(output.contains(#""x-since": "iOS 17.0""#))
    #expect(output.contains(#""deprecated": true"#))
    #expect(output.contains(#""maxItems": 1000"#))
  }

  @Test func onlyKeysThatWhereSupportedMayNameAreMarked() async throws {
    let run = await FakeWorld().run("schema", "graph")
    let document = try #require(JSONParser.parse(SourceText(run.output)).document)
    func isMarked(_ pointer: String) -> Bool { document.value(at: "\(pointer)/x-whereSupported") != nil }
    #expect(isMarked("/properties/session/properties/preset") && !isMarked("/properties/session"))
    let rate = "/properties/inputs/items/properties/activeFrameRate"
    #expect(isMarked(rate) && !isMarked("\(rate)/properties/max"))
  }

  @Test func whatKeysAskOfEachOtherIsTold() async throws {
    let run = await FakeWorld().run("schema", "graph")
    let document = try #require(JSONParser.parse(SourceText(run.output)).document)
    func text(_ pointer: String) -> String? {
      document.value(at: pointer).map { document.source[document.range(of: $0)].filter { !$0.isWhitespace } }
    }
    let microphone = "/allOf/0/properties/inputs/items"
    #expect(text("\(microphone)/if/properties/deviceType/enum")?.contains(#""microphone""#) == true)
    #expect(text("\(microphone)/then/properties/position/enum")?.hasPrefix(#"["unspecified""#) == true)
    #expect(text("/allOf/1/properties/photoSettings/items/required") == #"["output"]"#)
    let step = "/allOf/2/properties/operations/items"
    #expect(text("\(step)/if/properties/op/enum")?.contains(#""addInput""#) == true)
    #expect(text("\(step)/if/properties/op/enum")?.contains("startRunning") == false)
    #expect(text("\(step)/then/required") == #"["target"]"# && text("\(step)/else/properties/target") == "false")
  }

  @Test func severitiesAreGivenToRulesOnly() async throws {
    let run = await FakeWorld().run("schema", "config")
    let document = try #require(JSONParser.parse(SourceText(run.output)).document)
    func text(_ pointer: String) -> String? {
      document.value(at: pointer).map { document.source[document.range(of: $0)].filter { !$0.isWhitespace } }
    }
    #expect(
      text("/properties/severity/propertyNames/anyOf") == ##"[{"pattern":"^x-"},{"$ref":"#/$defs/severityKeys"}]"##)
    let names = try #require(text("/$defs/severityKeys"))
    for rule in Rule.all.map(\.id.rawValue) { #expect(names.contains("\"\(rule)\"")) }
    #expect(!names.contains(#""all""#))
  }

  @Test func everyKeyOfAGraphSaysWhatItIs() {
    #expect(CaptureGraph.schema.flatMap(\.fields).count > 200)
    for object in CaptureGraph.schema {
      for field in object.fields { #expect(field.about != nil, "\(object.path).\(field.name)") }
    }
  }

  @Test func aKindThatIsNotKnownIsAUsageError() async {
    let unknown = await FakeWorld().run("schema", "grpah")
    #expect(unknown.status == .usage && unknown.output.isEmpty && unknown.error.contains("did you mean 'graph'?"))
    let none = await FakeWorld().run("schema")
    #expect(none.status == .usage && none.error.contains("graph, profile, report, config, readings"))
  }

  @Test func aSchemaIsWrittenToAFile() async {
    let run = await FakeWorld().run("schema", "config", "-o", "config.schema.json")
    #expect(run.status == .success && run.output.isEmpty && run.written.map(\.path) == ["config.schema.json"])
  }
}
