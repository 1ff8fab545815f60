import CaptureModel
import Testing

/// The keys of the graph document, as data.
struct GraphSchemaTests {
  static let objects = CaptureGraph.schema

  static func keys(_ path: String) -> [String] { objects.first { $0.path == path }?.fields.map(\.name) ?? [] }

  /// Every key with what it stands for: `inputs[].videoZoomFactor`.
  static var symbols: [(key: String, field: SchemaField, symbol: KeySymbol)] {
    objects.filter { !isRepeated($0.path) }.flatMap { object in
      object.fields.compactMap { field in
        field.symbol.map { (object.path.isEmpty ? field.name : "\(object.path).\(field.name)", field, $0) }
      }
    }
  }

  /// Photo requests stand in three places, and what all outputs have stands in each kind; one of them is enough.
  static func isRepeated(_ path: String) -> Bool {
    path.hasPrefix("outputs[photo].") || path.hasPrefix("connections[].ports[]")
  }

  @Test(arguments: PromisedKeys.here)
  func everyKeyOfTheContractIsThere(_ path: String, _ keys: [String]) {
    let found = Self.keys(path)
    for key in keys { #expect(found.contains(key), "\(path) has no \(key)") }
  }

  @Test func noObjectHasAKeyTwice() {
    #expect(!Self.objects.isEmpty)
    for object in Self.objects {
      #expect(Set(object.fields.map(\.name)).count == object.fields.count, "\(object.path)")
    }
  }

  @Test func aFaultLeavesAHoleWhereItsKeyIsStructural() {
    let holes = [
      "", "/capplan", "/inputs", "/inputs/3", "/inputs/0/id", "/inputs/0/deviceType", "/inputs/0/activeFormat/foo",
      "/inputs/12/activeFormat/width", "/outputs/0/type", "/outputs/0/formsConnections",
      "/connections/1/port/mediaType",
      "/connections/1/ports/0", "/connections/0/enabled", "/session", "/session/type",
    ]
    for pointer in holes { #expect(CaptureGraph.isStructural(pointer), "\(pointer)") }
    let elsewhere = [
      "/inputs/0/videoZoomFactor", "/inputs/0/foo", "/inputs/0/activeFrameRate/min", "/outputs/0/pixelFormat",
      "/connections/0/videoMirrored", "/session/preset", "/plan", "/plan/keep/back", "/foo", "/photoSettings/0",
    ]
    for pointer in elsewhere { #expect(!CaptureGraph.isStructural(pointer), "\(pointer)") }
  }

  @Test func thingsWithNamesAreFoundByTheirFields() {
    let sections = CaptureGraph.namedSections.map { "\($0.section).\($0.name)" }
    #expect(sections == ["inputs.id", "outputs.id", "synchronizers.id", "photoSettings.id"])
    #expect(CaptureGraph.keysOfNamedMembers == ["keep", "frameRates"])
  }

  @Test func everySymbolSaysSinceWhenOrIsListed() {
    let open = Self.symbols.filter { $0.symbol.since == nil && !$0.symbol.isParts }.map { Self.short($0.key) }
    #expect(Set(open) == PromisedKeys.withoutVersion)
  }

  @Test func deprecationFollowsIntroduction() throws {
    let deprecated = Self.symbols.filter { $0.symbol.deprecated != nil }
    #expect(deprecated.count == 9)
    for (key, _, symbol) in deprecated {
      #expect(try #require(symbol.since) < #require(symbol.deprecated), "\(key)")
    }
  }

  @Test func aSymbolHasOneKeyOrIsListed() {
    var keys: [String: Set<String>] = [:]
    for (key, field, symbol) in Self.symbols {
      guard let owner = symbol.kind.owner else { continue }
      var name = owner + (symbol.kind.member(of: field.name).map { ".\($0)" } ?? "")
      if case .entry(let entry, _, _) = symbol.kind { name += "[\(entry)]" }
      keys[name, default: []].insert(Self.short(key))
    }
    #expect(keys.filter { $0.value.count > 1 } == PromisedKeys.sharedSymbols)
  }

  @Test func namesAreWrittenAsSwiftWritesThem() {
    #expect(KeySymbol.Kind.flag(of: "AVCaptureDevice").member(of: "videoHDREnabled") == "isVideoHDREnabled")
    #expect(KeySymbol.Kind.property(of: "AVCaptureDevice").member(of: "torchMode") == "torchMode")
    #expect(KeySymbol.Kind.type("AVCaptureConnection").member(of: "connections") == nil)
  }

  /// The settings of an output are the same wherever the type stands: `outputs[].deferredStartEnabled`.
  static func short(_ key: String) -> String {
    key.hasSuffix(".deferredStartEnabled") ? "outputs[].deferredStartEnabled" : key
  }

  @Test func referencesAndDefinitionsAreData() {
    var found: [String] = []
    for object in Self.objects where !Self.isRepeated(object.path) {
      for field in object.fields {
        if let name = field.type.naming {
          found.append("\(object.path.isEmpty ? "" : "\(object.path).")\(field.name) \(name)")
        }
      }
    }
    let outputs = [
      "videoData", "audioData", "depthData", "metadata", "photo", "movieFile", "previewLayer", "stillImage",
    ]
    #expect(
      Set(found)
        == Set(
          outputs.map { "outputs[\($0)].id defines output" } + [
            "profiles names profile", "inputs[].id defines input", "connections[].input names input",
            "connections[].output names output", "synchronizers[].id defines synchronizer",
            "synchronizers[].outputs names output", "session.controls[].id defines control",
            "session.controls[].device names input", "photoSettings[].id defines photoRequest",
            "photoSettings[].output names photoOutput", "plan.prefer names input", "plan.independent names input",
            "plan.keep names input",
            "pressureResponse.nominal.disabledInputs names input", "pressureResponse.nominal.frameRates names input",
            "pressureResponse.fair.disabledInputs names input", "pressureResponse.fair.frameRates names input",
            "pressureResponse.serious.disabledInputs names input", "pressureResponse.serious.frameRates names input",
            "pressureResponse.critical.disabledInputs names input", "pressureResponse.critical.frameRates names input",
            "pressureResponse.shutdown.disabledInputs names input", "pressureResponse.shutdown.frameRates names input",
            "operations[].target names input, names output, names photoRequest, points to connection",
            "app.extrinsics[].from names input", "app.extrinsics[].to names input",
            "ignore[].rule names rule", "ignore[].at points to anything",
          ]))
  }
}

extension KeySymbol {
  fileprivate var isParts: Bool { if case .parts = kind { true } else { false } }
}

extension SchemaType {
  /// What a value names, in words; `nil` where it names nothing.
  fileprivate var naming: String? {
    switch self {
    case .definition(let kind): "defines \(kind)"
    case .reference(let kind), .map(_, keys: let kind?): "names \(kind)"
    case .pointer(let kind): "points to \(kind.map { "\($0)" } ?? "anything")"
    case .array(let element, _, _): element.naming
    case .either(let types):
      types.compactMap(\.naming).isEmpty ? nil : types.compactMap(\.naming).joined(separator: ", ")
    default: nil
    }
  }
}
