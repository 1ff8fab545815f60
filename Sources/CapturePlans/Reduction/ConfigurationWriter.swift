import CaptureModel
public import CaptureSession
public import JSONSource

/// Writes a reduced session back into its document: only the bytes that change.
public struct ConfigurationWriter: Sendable {
  /// The edits that make the document runnable, in order of place.
  public let edits: [SourceEdit]

  /// The same as a JSON Patch (RFC 6902), as JSON text.
  public let patch: String

  /// Compares a session with what its document says.
  public init(_ session: ResolvedSession, in document: JSONDocument) {
    let first = ChangeCollector(session, in: document, isRewriting: false)
    // A camera that is written out stays as it is only where the whole graph does.
    let changes = first.edits.isEmpty ? first : ChangeCollector(session, in: document, isRewriting: true)
    edits = changes.edits.sorted { $0.range < $1.range }
    patch = changes.patch
  }
}

/// Collects edits and patch operations side by side.
private struct ChangeCollector {
  let document: JSONDocument
  let editor: DocumentEditor
  private let isRewriting: Bool
  var edits: [SourceEdit] = []
  private var operations: [(pointer: String, operation: DocumentEditor.MemberOperation)] = []

  init(_ session: ResolvedSession, in document: JSONDocument, isRewriting: Bool) {
    self.document = document
    self.isRewriting = isRewriting
    editor = DocumentEditor(document)
    // In a single-camera session a camera without a format runs what the preset chooses, and keeps doing so.
    for camera in session.cameras where session.isMultiCam || camera.input.activeFormat != nil { complete(camera) }
    for connection in session.connections {
      move(connection, in: session)
      disable(connection, in: session)
    }
  }

  /// Completes a camera's `activeFormat`, and its rates where they changed.
  mutating func complete(_ camera: ResolvedCamera) {
    guard let format = camera.activeFormat, let highest = format.highestRate, let binned = format.binned,
      let input = editor.value(camera.input.range)
    else { return }
    let request = camera.input.activeFormat
    if let request, !isRewriting, camera.isWrittenOut(request, format) { return }
    var shape = DocumentEditor.MemberChanges()
    shape.set = [
      ("width", "\(format.width)"), ("height", "\(format.height)"), ("maxFrameRate", "\(highest)"),
      ("binned", "\(binned)"),
    ]
    shape.remove = ["index", "minFrameRate"]
    var changes = rates(of: camera, highest: highest)
    if let object = request.flatMap({ editor.value($0.range) }) {
      apply(shape, to: object)
    } else {
      let members = shape.set.map { "\"\($0.key)\": \($0.json)" }.joined(separator: ", ")
      changes.set.insert(("activeFormat", "{ \(members) }"), at: 0)
    }
    apply(changes, to: input)
    lowerActiveRate(of: camera, to: [highest, camera.rateOverride].compactMap { $0 }.min() ?? highest)
  }

  /// The override stands only where the rate is below the format's maximum.
  private func rates(of camera: ResolvedCamera, highest: FrameRate) -> DocumentEditor.MemberChanges {
    var changes = DocumentEditor.MemberChanges()
    if let override = camera.rateOverride, override < highest {
      changes.set = [("maxFrameRateOverride", "\(override)")]
    } else {
      changes.remove = ["maxFrameRateOverride"]
    }
    return changes
  }

  private mutating func lowerActiveRate(of camera: ResolvedCamera, to rate: FrameRate) {
    guard let active = camera.input.activeFrameRate, let object = editor.value(active.range) else { return }
    var changes = DocumentEditor.MemberChanges()
    if let least = active.min?.value, least > rate { changes.set.append(("min", "\(rate)")) }
    if let most = active.max?.value, most > rate { changes.set.append(("max", "\(rate)")) }
    apply(changes, to: object)
  }

  /// Writes the port of a connection that was moved to a constituent.
  mutating func move(_ connection: ResolvedConnection, in session: ResolvedSession) {
    guard case .found(let port) = connection.port, case .constituent(let type) = port.source,
      let index = connection.index, let written = session.graph.connections?[index], !written.names(type),
      let object = editor.value(written.range)
    else { return }
    var changes = DocumentEditor.MemberChanges()
    changes.set = [("port", "{ \"mediaType\": \"video\", \"sourceDeviceType\": \"\(type.rawValue)\" }")]
    changes.remove = ["ports"]
    apply(changes, to: object)
  }

  /// Disables a connection of a camera that a plan disables.
  mutating func disable(_ connection: ResolvedConnection, in session: ResolvedSession) {
    guard session.camera(ofInput: connection.input)?.isDisabled == true, let index = connection.index,
      let written = session.graph.connections?[index], written.enabled?.value != false,
      let object = editor.value(written.range)
    else { return }
    var changes = DocumentEditor.MemberChanges()
    changes.set = [("enabled", "false")]
    apply(changes, to: object)
  }

  private mutating func apply(_ changes: DocumentEditor.MemberChanges, to object: JSONValue) {
    let result = editor.edits(of: object, changes)
    guard !result.edits.isEmpty else { return }
    edits += result.edits
    let pointer = document.pointer(to: document.range(of: object))
    operations += result.operations.map { (pointer, $0) }
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

extension ResolvedCamera {
  /// Whether the graph already writes out this format and these rates.
  fileprivate func isWrittenOut(_ request: FormatRequest, _ format: DeviceFormat) -> Bool {
    request.width?.value == format.width && request.height?.value == format.height
      && request.maxFrameRate?.value == format.highestRate && request.binned != nil
      && request.binned?.value == format.binned && request.index == nil && request.minFrameRate == nil
      && input.maxFrameRateOverride?.value == rateOverride && input.activeFrameRate?.max?.value == activeRate
  }
}

extension GraphConnection {
  /// Whether the connection's port already names this constituent.
  fileprivate func names(_ type: DeviceType) -> Bool {
    ports?.value.first?.sourceDeviceType?.value.current == type
  }
}
