import CaptureModel
import JSONSource
import TestSupport
import Testing

/// A graph is written from the declarations that it is read by, and reads back as the same graph.
@Suite struct GraphDocumentTests {
  private static func graph(_ text: String) -> CaptureGraph? {
    JSONParser.parse(SourceText(text)).document.flatMap {
      GraphDecoder.decode($0, profiles: ProfileDirectory([])).graph
    }
  }

  /// The path of the first difference between a graph and its document, read; `nil` if there is none.
  private static func difference(_ text: String) throws -> String? {
    let graph = try #require(Self.graph(text), "\(text)")
    let written = String(decoding: graph.document, as: UTF8.self)
    let again = try #require(Self.graph(written), "\(written)")
    let difference = GraphDifference(graph, again).path
    return difference.map { "\($0) of\n\(text)\nas\n\(written)" }
  }

  private static let fields: [SchemaField] =
    CaptureGraph.schema.first { $0.path.isEmpty }?.fields ?? []

  @Test func eachKeyReadsBack() throws {
    var sample = SchemaSample(seed: 1, density: 0)
    let documents = sample.documents(of: Self.fields) { "{ \($0) }" }
    for (path, text) in documents {
      let difference = try Self.difference(text)
      #expect(difference == nil, "\(path)")
      // A key that isn't written would be missing on both sides of the comparison if it weren't read either.
      let key = path.split(separator: ".").last.map { $0.prefix { $0 != "[" && $0 != "{" } } ?? ""
      // A port that is a medium and nothing else is written as its name.
      let isSet = !["optional", "ports", "mediaType"].contains(String(key)) && !Self.isEmpty(path, text)
      let written = try #require(Self.graph(text)).document
      if isSet {
        #expect(
          String(decoding: written, as: UTF8.self).contains("\"\(key)\":"), "\(path): \(text)")
      }
    }
    #expect(documents.count > 450, "\(documents.count)")
  }

  /// Whether the last key is a list of the graph that is empty, as if it were left out.
  private static func isEmpty(_ path: String, _ text: String) -> Bool {
    text.contains("\"\(path)\": []")
  }

  @Test func randomGraphsReadBack() throws {
    for seed in 0..<UInt64(1000) {
      var sample = SchemaSample(seed: seed, density: [0.05, 0.2, 0.6][Int(seed % 3)])
      let difference = try Self.difference(sample.object(Self.fields))
      #expect(difference == nil)
    }
  }

  @Test func keysStandInTheOrderOfTheSchema() throws {
    let text = """
      { "outputs": [ { "type": "photo", "id": "photo", "zeroShutterLagEnabled": true, "livePhotoCaptureEnabled": true } ],
        "inputs": [ { "position": "back", "optional": true, "deviceType": "AVCaptureDeviceTypeBuiltInWideAngleCamera",
                      "whereSupported": ["torchMode"], "torchMode": "on", "id": "back" } ],
        "connections": [ { "output": "photo", "ports": ["video"], "input": "back" } ], "x-own": 1, "capplan": 1 }
      """
    let graph = try #require(Self.graph(text))
    #expect(
      String(decoding: graph.document, as: UTF8.self) == """
        {
          "capplan": 1,
          "inputs": [
            {
              "id": "back",
              "deviceType": "builtInWideAngleCamera",
              "position": "back",
              "torchMode": "on",
              "whereSupported": ["torchMode"],
              "optional": true
            }
          ],
          "outputs": [
            { "id": "photo", "type": "photo", "livePhotoCaptureEnabled": true, "zeroShutterLagEnabled": true }
          ],
          "connections": [
            { "input": "back", "port": "video", "output": "photo" }
          ]
        }

        """)
  }
}

/// The first difference between two graphs, whatever the places of their values.
private struct GraphDifference {
  /// Where it is; `nil` if the graphs are the same.
  let path: String?

  init(_ one: CaptureGraph, _ other: CaptureGraph) {
    func text(_ value: Any, _ graph: CaptureGraph) -> String {
      if let name = value as? Identifier { return graph.text(of: name) }
      if let guarded = value as? GraphGuard {
        return "\(guarded.pointer) \(guarded.key ?? "") \(guarded.isIdle)"
      }
      return "\(value)"
    }
    func difference(_ left: Any, _ right: Any, _ path: String) -> String? {
      if left is SourceRange { return nil }
      let (children, others) = (
        Array(Mirror(reflecting: left).children), Array(Mirror(reflecting: right).children)
      )
      if children.isEmpty || left is Identifier || left is GraphGuard {
        return text(left, one) == text(right, other) && others.isEmpty == children.isEmpty
          ? nil : path
      }
      guard children.count == others.count else {
        return "\(path) (\(children.count) and \(others.count))"
      }
      for (child, other) in zip(children, others) {
        let name = child.label ?? "[]"
        guard name == other.label ?? "[]" else { return "\(path).\(name)" }
        if let found = difference(child.value, other.value, "\(path).\(name)") { return found }
      }
      return nil
    }
    // What was recorded in the order of the text is compared by its keys alone, or not at all.
    let apart: Set<String> = [
      "identifiers", "keys", "symbols", "supportUses", "guards", "omission",
    ]
    let members = zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
    for (left, right) in members where !apart.contains(left.label ?? "") {
      if let found = difference(left.value, right.value, left.label ?? "") {
        path = found
        return
      }
    }
    func places(_ graph: CaptureGraph) -> [String] { graph.guards.map { text($0, graph) }.sorted() }
    path = places(one) == places(other) ? nil : "guards: \(places(one)) and \(places(other))"
  }
}
