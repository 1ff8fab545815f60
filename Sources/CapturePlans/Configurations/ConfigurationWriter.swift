import CaptureModel
public import CaptureSession
public import JSONSource

/// Writes a reduced session back into its document: only the bytes that change.
public struct ConfigurationWriter: Sendable {
  /// The edits that make the document runnable, in the order of the text.
  public let edits: [SourceEdit]

  /// The edits as a JSON Patch (RFC 6902), in JSON text.
  public let patch: String

  /// The values that change, in the order of the patch.
  public let changes: [WrittenChange]

  /// Changes nothing.
  init() { (edits, patch, changes) = ([], "[]\n", []) }

  /// A session that writes some of a graph's cameras, by the places of their inputs.
  struct Part {
    /// The session.
    let session: ResolvedSession

    /// The places of the inputs.
    let inputs: Set<SourceRange>
  }

  /// Compares a session with its document. Guarded settings that the session no longer asks for are removed.
  public init(_ session: ResolvedSession, in document: JSONDocument) {
    self.init([Part(session: session, inputs: Set(session.cameras.map(\.input.range)))], in: document)
  }

  /// Compares sessions with their document, each as far as its cameras go.
  init(_ parts: [Part], in document: JSONDocument) {
    var changes = ChangeCollector(document)
    for part in parts { changes.collect(Configuration(part.session, of: part.inputs), of: part.session.graph) }
    edits = changes.edits.sorted { $0.range < $1.range }
    patch = changes.patch
    self.changes = changes.written
  }
}

/// Collects edits and patch operations side by side.
private struct ChangeCollector {
  /// A key with its value as JSON text.
  private typealias Member = (key: GraphKey, json: String)

  private let document: JSONDocument
  private let editor: DocumentEditor
  private(set) var edits: [SourceEdit] = []
  private(set) var written: [WrittenChange] = []

  /// The input that the next changes belong to.
  private var input: String?
  private var operations: [(pointer: String, operation: DocumentEditor.MemberOperation)] = []

  init(_ document: JSONDocument) {
    self.document = document
    editor = DocumentEditor(document)
  }

  /// Collects what a configuration of a graph changes.
  mutating func collect(_ configuration: Configuration, of graph: CaptureGraph) {
    for camera in configuration.cameras {
      input = graph.inputName(camera.input)
      write(camera, graph.inputs[camera.input])
      lowerReactions(of: graph.inputName(camera.input), to: camera.highestActiveRate, graph.pressureResponse)
    }
    for (index, constituent) in configuration.movedPorts {
      input = (graph.connections?[index].input?.value).map { graph.text(of: $0) }
      let port = Self.object([
        (.mediaType, JSONString.quoted(MediaType.video.rawValue)),
        (.sourceDeviceType, JSONString.quoted(constituent.rawValue)),
      ])
      write([(.port, port)], removing: [.ports], of: graph.connections?[index].range)
    }
    for index in configuration.disabled {
      input = (graph.connections?[index].input?.value).map { graph.text(of: $0) }
      write([(.enabled, "false")], of: graph.connections?[index].range)
    }
  }

  /// Writes a camera's `activeFormat` as far as it is known, and any rates that changed.
  private mutating func write(_ camera: Configuration.Camera, _ input: GraphInput) {
    var format: [Member] = [(.width, "\(camera.format.width)"), (.height, "\(camera.format.height)")]
    if let highest = camera.format.highestRate { format.append((.maxFrameRate, "\(highest)")) }
    if let binned = camera.format.binned { format.append((.binned, "\(binned)")) }
    // The override is written only if the rate is below the format's maximum.
    var rates: [Member] = camera.limit.map { [(.maxFrameRateOverride, "\($0)")] } ?? []
    if let request = input.activeFormat {
      write(format, removing: camera.isNamed ? [.index, .minFrameRate] : [], of: request.range)
    } else {
      rates.insert((.activeFormat, Self.object(format)), at: 0)
    }
    var gone = Set((camera.limit == nil ? [GraphKey.maxFrameRateOverride.name] : []) + camera.leftOut)
    if let names = guards(of: input, without: gone) {
      // What is removed also leaves the list of guarded settings.
      if names.isEmpty {
        gone.insert(GraphKey.whereSupported.name)
      } else {
        rates.append((.whereSupported, Self.list(names)))
      }
    }
    write(members: rates.map { ($0.key.name, $0.json) }, removing: gone, of: input.range)
    guard let active = input.activeFrameRate, let highest = camera.highestActiveRate else { return }
    let rewritten: [(GraphKey, Located<FrameRate>?)] = [(.min, active.min), (.max, active.max)]
    let lowered = rewritten.filter { $1.map { $0.value > highest } ?? false }
    write(lowered.map { ($0.0, "\(highest)") }, of: active.range)
  }

  /// Lowers the rates that the app sets under pressure, if they are above the camera's own.
  private mutating func lowerReactions(of input: String, to highest: FrameRate?, _ response: PressureResponse?) {
    guard let highest, let response else { return }
    for (object, rate) in response.rates(of: input) where rate.value > highest {
      write(members: [(input, "\(highest)")], removing: [], of: object)
    }
  }

  /// The names in `whereSupported` of an input without those of some members; `nil` if none of these is among them.
  private func guards(of input: GraphInput, without keys: Set<String>) -> [String]? {
    guard let object = editor.value(input.range),
      let list = document.member(GraphKey.whereSupported.name, of: object)?.value
    else { return nil }
    let removed = keys.filter { document.member($0, of: object) != nil }
    let names = document.elements(of: list).compactMap { document.string(of: $0) }
    let others = names.filter { !removed.contains($0) }
    return others.count == names.count ? nil : others
  }

  /// A list of texts on one line.
  private static func list(_ texts: [String]) -> String {
    "[\(texts.map { JSONString.quoted($0) }.joined(separator: ", "))]"
  }

  /// An object on one line.
  private static func object(_ members: [Member]) -> String {
    "{ \(members.map { "\(JSONString.quoted($0.key.name)): \($0.json)" }.joined(separator: ", ")) }"
  }

  private mutating func write(_ members: [Member], removing keys: [GraphKey] = [], of range: SourceRange?) {
    guard let range else { return }
    write(members: members.map { ($0.key.name, $0.json) }, removing: Set(keys.map(\.name)), of: range)
  }

  private mutating func write(members: [(key: String, json: String)], removing keys: Set<String>, of range: SourceRange)
  {
    let change = editor.memberChange(range, set: members, remove: keys)
    guard !change.edits.isEmpty else { return }
    edits += change.edits
    let pointer = document.pointer(to: range)
    operations += change.operations.map { (pointer, $0) }
    written += change.operations.map { written($0, in: range, pointer) }
  }

  /// An operation on the object at a range, with the text before it.
  private func written(
    _ operation: DocumentEditor.MemberOperation, in range: SourceRange, _ pointer: String
  ) -> WrittenChange {
    func change(_ key: String, to after: String?) -> WrittenChange {
      let value = editor.value(range).flatMap { document.member(key, of: $0) }?.value
      let before = value.map { document.range(of: $0) }.map { place in
        String(decoding: document.source.bytes[place.lowerBound..<place.upperBound], as: UTF8.self)
      }
      return WrittenChange(object: pointer, input: input, key: key, before: before, after: after)
    }
    return switch operation {
    case .add(let key, let json), .replace(let key, let json): change(key, to: json)
    case .remove(let key): change(key, to: nil)
    }
  }

  var patch: String {
    let lines = operations.map { pointer, operation in
      func line(_ op: String, _ key: String, _ json: String?) -> String {
        let path = JSONString.quoted(pointer + "/" + key)
        let value = json.map { ", \"value\": \($0)" } ?? ""
        return "  { \"op\": \"\(op)\", \"path\": \(path)\(value) }"
      }
      switch operation {
      case .add(let key, let json): return line("add", key, json)
      case .replace(let key, let json): return line("replace", key, json)
      case .remove(let key): return line("remove", key, nil)
      }
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}
