import CaptureModel
import CapturePlanning
import CapturePlans
import DeviceProfiles
import JSONSource
import TestSupport

/// A random graph in which the app asks first: settings of any kind, requests for photos, guarded keys and optional
/// elements.
struct GuardedGraph {
  /// The graph as a document.
  let text: String

  /// The graph, read.
  var reading: GraphDocument { Self.read(text) }

  /// The next graph of a generator.
  init(using generator: inout SeededGenerator) {
    let isElaborate = Bool.random(using: &generator)
    let careless = CarelessGraph(using: &generator, isElaborate: isElaborate).text
    let requested = Self.requesting(careless, using: &generator)
    let set = Int.random(in: 0..<4, using: &generator) == 0 ? Self.setting(requested, using: &generator) : requested
    text = Self.guarding(set, isElaborate: isElaborate, using: &generator)
  }

  /// A text as a graph.
  static func read(_ text: String) -> GraphDocument {
    Planning.read(SourceText(name: "graph.json", bytes: Array(text.utf8)), profiles: DeviceProfiles.ids)
  }

  /// The text with other members, by the section and the objects in it.
  private static func changing(
    _ text: String, _ members: (GraphGuard.Section, JSONDocument, JSONValue) -> [(key: String, json: String)]
  ) -> String {
    guard let document = JSONParser.parse(SourceText(text), limit: 1 << 20).document else { return text }
    let editor = DocumentEditor(document)
    var edits: [SourceEdit] = []
    for section in [GraphGuard.Section.inputs, .outputs, .connections, .photoSettings] {
      guard let list = document.member(section.rawValue, of: document.root)?.value else { continue }
      for object in document.elements(of: list) {
        edits += editor.changing(document.range(of: object), set: members(section, document, object))
      }
    }
    let controls = document.member("session", of: document.root)
      .flatMap { document.member(GraphGuard.Section.controls.rawValue, of: $0.value)?.value }
    for control in controls.map({ Array(document.elements(of: $0)) }) ?? [] {
      edits += editor.changing(document.range(of: control), set: members(.controls, document, control))
    }
    let bytes = SourceEdit.apply(edits.sorted { $0.range < $1.range }, to: Array(text.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func type(_ document: JSONDocument, _ object: JSONValue) -> OutputType? {
    document.member("type", of: object).flatMap { document.string(of: $0.value) }.flatMap { OutputType(spelling: $0) }
  }

  /// The text with requests to its photo outputs.
  private static func requesting(_ text: String, using generator: inout SeededGenerator) -> String {
    var outputs: [String] = []
    _ = changing(text) { section, document, object in
      if section == .outputs, type(document, object) == .photo,
        let id = document.member("id", of: object).flatMap({ document.string(of: $0.value) })
      {
        outputs.append(id)
      }
      return []
    }
    let requests = outputs.flatMap { output in
      (0..<Int.random(in: 0...2, using: &generator)).map {
        #"{ "id": "\#(output)r\#($0)", "output": "\#(output)"\#(more($0)) }"#
      }
    }
    func more(_ place: Int) -> String { place == 0 ? "" : #", "depthDataDeliveryEnabled": true"# }
    guard !requests.isEmpty, let end = text.lastIndex(of: "}") else { return text }
    return text[..<end] + #", "photoSettings": [ \#(requests.joined(separator: ", ")) ] }"# + "\n"
  }

  /// The text with up to three settings more in each object.
  private static func setting(_ text: String, using generator: inout SeededGenerator) -> String {
    changing(text) { section, document, object in
      let type = type(document, object)
      let path = section == .outputs ? "outputs[\(type?.rawValue ?? "")]" : "\(section.rawValue)[]"
      let all = CaptureGraph.schema.first { $0.path == path }?.fields ?? []
      let free = all.filter { field in
        GuardableKeys.contains(field.name, in: section, ofType: type) && document.member(field.name, of: object) == nil
      }
      return free.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator)).compactMap { field in
        value(of: field.type, using: &generator).map { (field.name, $0) }
      }
    }
  }

  private static let numbers: [Double] = [0, 0.25, 0.5, 1, 1.5, 2, 3, 15, 24, 30, 48, 60, 100, 400, 1_280, 4_032]

  /// A value of a type as JSON; `nil` if none is made.
  static func value(of type: SchemaType, using generator: inout SeededGenerator) -> String? {
    switch type {
    case .boolean: return Int.random(in: 0..<4, using: &generator) == 0 ? "false" : "true"
    case .names(let names): return names().names.randomElement(using: &generator).map { "\"\($0)\"" }
    case .number(let range, let isInteger):
      let fitting = numbers.filter { range.contains($0) && (!isInteger || $0 == $0.rounded()) }
      return fitting.randomElement(using: &generator).map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    case .array(let element, let least, _):
      let count = max(least, Int.random(in: 1...3, using: &generator))
      var values: [String] = []
      for _ in 0..<count {
        if let value = value(of: element, using: &generator), !values.contains(value) { values.append(value) }
      }
      return values.count < least ? nil : "[\(values.joined(separator: ", "))]"
    case .object(let fields):
      let members = fields().filter { $0.isRequired || Bool.random(using: &generator) }
      let values = members.map { field in value(of: field.type, using: &generator).map { "\"\(field.name)\": \($0)" } }
      return values.contains(nil) ? nil : "{ \(values.compactMap(\.self).joined(separator: ", ")) }"
    case .either(let types): return types.randomElement(using: &generator).flatMap { value(of: $0, using: &generator) }
    case .string, .definition, .reference, .pointer, .map, .table, .variants, .null: return nil
    }
  }

  /// The text with guards; `isElaborate` says that it names systems and silences rules by itself.
  private static func guarding(
    _ text: String, isElaborate: Bool, using generator: inout SeededGenerator
  ) -> String {
    let guarded = changing(text) { section, document, object in
      let type = type(document, object)
      let keys = document.members(of: object).compactMap { document.string(of: $0.key) }.filter {
        GuardableKeys.contains($0, in: section, ofType: type) && Bool.random(using: &generator)
      }
      var set: [(key: String, json: String)] = []
      if !keys.isEmpty {
        set.append(("whereSupported", "[" + keys.map { "\"\($0)\"" }.joined(separator: ", ") + "]"))
      }
      if GuardableKeys.mayBeOptional(section), Bool.random(using: &generator) { set.append(("optional", "true")) }
      return set
    }
    var more = ""
    if !isElaborate, Bool.random(using: &generator), let system = systems.randomElement(using: &generator) {
      more += #", "deployment": { "minimumOS": "\#(system)" }"#
    }
    if !isElaborate, Bool.random(using: &generator), let rule = ignored.randomElement(using: &generator) {
      more += #", "ignore": [ { "rule": "\#(rule)", "reason": "seen to work on the device" } ]"#
    }
    guard let end = guarded.lastIndex(of: "}") else { return guarded }
    return guarded[..<end] + more + "}\n"
  }

  private static let systems = ["13.0", "16.0", "18.0"]

  /// Rules whose refusals an author may vouch against, some of which say what a device lacks.
  private static let ignored = [
    "torch-mode-supported", "flash-mode-supported", "zoom-range", "color-space-supported", "format-unknown",
    "symbol-newer-than-minimum", "device-type-availability",
  ]
}
