import CapplanCommand
import CaptureModel
import CapturePlanning
import Foundation
import JSONSource
import RuleKit
import TestSupport
import Testing

/// A graph is emitted, run on the fake of AVFoundation, and written down there: it is the graph again.
@Suite(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
struct RoundTripTests {
  /// The keys that a session does not tell, with the reason; the recorder's own tests have those that it leaves out.
  static let apart: [String: String] = [
    "fallbackDeviceTypes": "the session has one device, and not those that it was taken before",
    "optional": "what is there does not tell whether the app could do without it",
    "whereSupported": "a setting does not tell whether the app asked for it first",
    "device": "a control does not tell which device it sets",
    "formed": "a connection does not tell who formed it",
    "formsConnections": "all connections are listed, so that nobody forms any",
    "id": "prepared requests and controls have no names",
    "index": "the other keys find the format",
    "outputFileURL": "it is known while a movie is recorded only",
    "role": "what the app does with an output is its own affair",
    "sampleBufferCallbackQueue": "a queue does not tell whether it is serial",
  ]

  @Test(arguments: templates)
  func aStarterGraphIsRecordedAsItWas(_ template: StarterTemplate) async throws {
    let graph = template.text()
    let recorded = try await Self.check(template.rawValue)
    // What no session knows comes from the graph.
    var whole = try #require(Self.object(graph)).merging(recorded) { $1 }
    if let device = Self.known[template] { whole["profiles"] = [device] }
    // The fake is of the newest system, and has angles where the device of the graph is too old for them; and its front
    // camera focuses, where that device's can't.
    let connections = recorded["connections"] as? [[String: Any]]
    whole["connections"] = connections?.map { $0.filter { $0.key != "videoRotationAngle" } }
    let inputs = recorded["inputs"] as? [[String: Any]]
    whole["inputs"] = inputs?.map { input in
      input["position"] as? String == "front" ? input.filter { $0.key != "focusMode" } : input
    }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: whole), as: UTF8.self)
    let run = await FakeWorld(["graph.json": text]).run("check", "graph.json")
    #expect(run.status == .success, "\(run.output)")
    #expect(!run.output.contains("error"), "\(run.output)")
  }

  @Test func whatTheFormatAndTheCameraBringIsNotRecordedAsIfTheAppHadSetIt() async throws {
    let recorded = try await Self.check(StarterTemplate.dualCamera.rawValue)
    let inputs = try #require(recorded["inputs"] as? [[String: Any]])
    #expect(inputs.contains { $0["maxFrameRateOverride"] != nil })
    for key in ["activeFrameRate", "activeDepthDataFormat", "depthFrameRateLimit"] {
      #expect(inputs.allSatisfy { $0[key] == nil }, "\(key)")
    }
  }

  /// Rules whose passing examples set what no starter graph does.
  static let rules: [RuleID] = Breadth.of(
    [
      "color-space-supported", "deferred-start-manual-unsupported", "face-driven-default-on",
      "front-mirror-consistency", "hdr-video-flags", "photo-max-dimensions", "port-disabled-stops-camera",
      "responsive-chain", "vdo-custom-vs-preview-sized", "virtual-device-manual-controls",
    ], orOneIn: 2)

  /// The dual camera is asked for by name.
  static let templates = StarterTemplate.allCases.filter { template in
    template == .dualCamera || Breadth.of(StarterTemplate.allCases, orOneIn: 5).contains(template)
  }

  @Test(arguments: rules) func aRulesExampleIsRecordedAsItWas(_ rule: RuleID) async throws {
    try await Self.check("\(rule)")
  }

  /// A graph and the device that it is tried on; where none is named, the graph's own.
  private struct Trip {
    let name: String
    let text: String
    var device: String?
  }

  /// The fake has only the formats that are in a profile: starters for a device with too few are tried on another, and so
  /// are those that take a fallback on theirs.
  private static let known: [StarterTemplate: String] = [
    .twoCameras: "iphone-xs", .scanner: "iphone-17-pro",
  ]

  private static let trips: [Trip] =
    templates.map { Trip(name: $0.rawValue, text: $0.text(), device: known[$0]) }
    + rules.compactMap { id in
      let example = Rule.all.first { $0.id == id }?.examples.first { $0.isPassing }
      return example.map { Trip(name: "\(id)", text: $0.text, device: $0.profile) }
    }

  /// A program with the sessions of all graphs, since each program takes long to compile; its argument names the graph.
  private static let program = Task {
    var files = ["Recorder.swift": await FakeWorld().run("record").output]
    var cases: [String] = []
    for (number, trip) in trips.enumerated() {
      let emitted = await FakeWorld(["graph.json": trip.text]).run(
        ["emit", "--type-name", "Built\(number)", "graph.json"] + (trip.device.map { ["--profile", $0] } ?? []))
      #expect(emitted.status == .success, "\(trip.name): \(emitted.error)")
      files["Built\(number).swift"] = emitted.output
      cases.append(
        "case \"\(trip.name)\":\n\(statements(for: try #require(object(trip.text)), building: "Built\(number)"))")
    }
    files["main.swift"] = main(cases)
    return try FakeAVFoundation.built().program(files)
  }

  /// Runs what is emitted of a graph, records it, and compares; what is recorded.
  @discardableResult
  private static func check(_ name: String) async throws -> [String: Any] {
    let trip = try #require(trips.first { $0.name == name })
    let graph = try #require(Self.object(trip.text))
    let profile = try Bundled.profile(trip.device ?? (graph["profiles"] as? [String])?.first ?? "iphone-xs")
    let run = try await program.value.run(on: profile.world(), arguments: [name])
    #expect(run.error == "")
    let recorded = try #require(Self.object(run.output), "\(run.output)")
    var differences: [String] = []
    for part in ["session", "inputs", "outputs", "connections", "synchronizers"] {
      Self.compare(graph[part], recorded[part], at: part, &differences)
    }
    #expect(differences == [])
    return recorded
  }

  /// Builds the session of a graph and prints what is recorded of it, with the ids that the graph has.
  private static func statements(for graph: [String: Any], building type: String) -> String {
    func ids(_ part: String, where isMeant: ([String: Any]) -> Bool) -> String {
      let members = (graph[part] as? [[String: Any]] ?? []).filter(isMeant)
      return "[" + members.compactMap { $0["id"] as? String }.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    let isLayer = { (output: [String: Any]) in output["type"] as? String == "previewLayer" }
    return """
        let built = \(type)()
        try await built.configure()
        show(
          built.session, Mirror(reflecting: built), inputs: \(ids("inputs") { _ in true }),
          outputs: \(ids("outputs") { !isLayer($0) }), layers: \(ids("outputs", where: isLayer)),
          synchronizers: \(ids("synchronizers") { _ in true }))
      """
  }

  private static func main(_ cases: [String]) -> String {
    """
    import AVFoundation

    func show(
      _ session: AVCaptureSession, _ mirror: Mirror, inputs: [String], outputs: [String], layers: [String],
      synchronizers: [String]
    ) {
      let found = mirror.children.compactMap { $0.value as? AVCaptureDataOutputSynchronizer }
      var ids: [ObjectIdentifier: String] = [:]
      func name(_ objects: [AnyObject], _ names: [String]) {
        for (object, name) in zip(objects, names) { ids[ObjectIdentifier(object)] = name }
      }
      name(session.inputs, inputs)
      name(session.outputs, outputs)
      name(session.connections.compactMap(\\.videoPreviewLayer), layers)
      name(found, synchronizers)
      print(CaptureGraphRecorder.json(of: session, synchronizers: found, ids: ids))
    }

    switch CommandLine.arguments[1] {
    \(cases.joined(separator: "\n"))
    default: exit(2)
    }
    """
  }

  private static func object(_ text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }

  /// What a graph says and the recorded one does not.
  private static func compare(_ graph: Any?, _ recorded: Any?, at path: String, _ differences: inout [String]) {
    switch (graph, recorded) {
    case (nil, _): break
    case (let graph as [String: Any], let recorded as [String: Any]):
      // What the app asks for first is left out where the fake does not support it.
      let guarded = graph["whereSupported"] as? [String] ?? []
      for (key, value) in graph.sorted(by: { $0.key < $1.key }) where apart[key] == nil && !key.hasPrefix("x-") {
        if recorded[key] == nil, isDefault(value, of: key) || isRateOfFormat(value, of: key, in: graph) { continue }
        if recorded[key] == nil, guarded.contains(key) { continue }
        compare(plain(value, of: key), recorded[key], at: "\(path).\(key)", &differences)
      }
    case (let graph as [Any], let recorded as [Any]):
      if graph.count != recorded.count { differences.append("\(path): \(recorded.count) elements, not \(graph.count)") }
      let places = graph.indices.map { index in place(of: graph[index], in: recorded) ?? index }
      for (index, place) in places.enumerated() where place < recorded.count {
        compare(graph[index], recorded[place], at: "\(path)[\(index)]", &differences)
      }
    case (let graph as NSNumber, let recorded as NSNumber):
      if abs(graph.doubleValue - recorded.doubleValue) > 1e-3 {
        differences.append("\(path): \(recorded), not \(graph)")
      }
    case (let graph?, let recorded):
      if "\(graph)" != recorded.map({ "\($0)" }) {
        differences.append("\(path): \(recorded.map { "\($0)" } ?? "nothing"), not \(graph)")
      }
    }
  }

  /// Whether an input's rate is the highest of the format that it asks for, which the camera has anyway.
  private static func isRateOfFormat(_ value: Any, of key: String, in input: [String: Any]) -> Bool {
    let (rate, format) = (value as? [String: Any], input["activeFormat"] as? [String: Any])
    guard key == "activeFrameRate", let rate, rate.count == 1, let most = rate["max"] as? NSNumber else { return false }
    return most == format?["maxFrameRate"] as? NSNumber
  }

  /// Where the list has the element with the same id.
  private static func place(of element: Any, in list: [Any]) -> Int? {
    guard let id = (element as? [String: Any])?["id"] as? String else { return nil }
    return list.firstIndex { ($0 as? [String: Any])?["id"] as? String == id }
  }

  /// A port with nothing but its medium is the medium.
  private static func plain(_ value: Any, of key: String) -> Any {
    guard key == "port", let port = value as? [String: Any], port.count == 1 else { return value }
    return port["mediaType"] ?? value
  }

  /// Whether a value is what a key of this name has where it is left out.
  private static func isDefault(_ value: Any, of key: String) -> Bool {
    (defaults[key] ?? []).contains { standard in
      switch standard {
      case .boolean(let standard): (value as? Bool) == standard
      case .number(let standard): (value as? Double) == standard
      case .name(let standard): (value as? String) == "\(standard)"
      case .empty, .varying: false
      }
    }
  }

  private static let defaults = Dictionary(
    CaptureGraph.schema.flatMap(\.fields).compactMap { field in field.defaultValue.map { (field.name, [$0]) } },
    uniquingKeysWith: +)
}
