package import CaptureModel
package import CaptureSession
package import JSONSource

/// Something that a graph has and emitted code can't express, at its place.
package struct EmissionObstacle: Hashable, Sendable {
  /// What it is, and why.
  package let message: String

  /// Where it is written.
  package let range: SourceRange
}

/// Emitted source, and what stands against it.
package struct SwiftEmission: Sendable {
  /// The source.
  package let code: [SwiftCode]

  /// The oldest system that runs it.
  package let minimum: OSVersion

  /// What could not be expressed, in order of place; empty where nothing was left out.
  package let obstacles: [EmissionObstacle]
}

/// Writes the Swift source that builds a session as its graph has it.
package struct SessionEmitter {
  let session: ResolvedSession
  let document: JSONDocument
  let reader: SettingReader
  let fields: [String: [SchemaField]]

  /// The oldest system that runs the type: Swift's concurrency and the multi-camera session came with iOS 13.
  let minimum: OSVersion

  /// The names of inputs and of outputs in Swift, by their indices.
  var inputNames: [String] = []
  var outputNames: [String] = []
  var names = SwiftNames()

  /// The inputs that statements name.
  var usedInputs: Set<InputIndex> = []
  var helpers: Set<SwiftHelper> = []
  var obstacles: [EmissionObstacle] = []

  /// The statements that come after the session was built.
  var afterwards: SwiftBody

  /// The names of the connections that later statements need, by the index of their output.
  var connectionNames: [Int: String] = [:]

  /// The names of the connections that some level of pressure stops, by their input.
  var pausedConnections: [InputIndex: [String]] = [:]

  /// The names of the properties that hold them.
  var pausedNames: [InputIndex: String] = [:]

  /// What formats are chosen by.
  var formatFacts: Set<String> = []

  /// Whether memory is prepared for photos.
  var preparesPhotos = false

  /// The costs that are compared with their targets.
  var checkedCosts: [String] = []

  /// The properties of the type, beside the outputs.
  var storedProperties: [String] = []

  /// The methods that make the settings of photos: their names by their bodies.
  var photoMethods: [(name: String, text: String, code: [SwiftCode])] = []

  /// A session, the document that it was read from, and the costs that it is allowed.
  package init(_ session: ResolvedSession, in document: JSONDocument) {
    self.session = session
    self.document = document
    fields = Dictionary(CaptureGraph.schema.map { ($0.path, $0.fields) }) { first, _ in first }
    minimum = max(session.minimumOS ?? OSVersion(13), OSVersion(13))
    reader = SettingReader(document: document, minimum: minimum)
    afterwards = SwiftBody(minimum: minimum)
    for input in session.graph.inputs {
      inputNames.append(names.name(text(of: input.id), ending: "Input", other: "device"))
      _ = names.name(inputNames[inputNames.count - 1], ending: "Device", other: "")
    }
    for output in session.graph.outputs { outputNames.append(names.name(text(of: output.id), other: "output")) }
  }

  /// The source; `typeName` is `nil` where it follows from the name of the graph.
  package mutating func emit(typeName: String?, targets: CostTargets, costs: SessionCosts?) -> SwiftEmission {
    refuseWhatHasNoSymbol()
    addPhotoRequests()
    let assembling = assembly()
    check(targets)
    let name = typeName ?? Self.typeName(for: session.graph.name?.value)
    let code = file(name, assembling, costs)
    return SwiftEmission(
      code: code, minimum: minimum, obstacles: obstacles.sorted { $0.range < $1.range })
  }

  /// The name of the type for a graph with this name.
  static func typeName(for name: String?) -> String {
    let words = SwiftText.identifier(name ?? "", isType: true)
    return words.isEmpty ? "PlannedSession" : words.hasSuffix("Session") ? words : words + "Session"
  }

  /// The text of an id.
  func text(of id: Located<Identifier>?) -> String { id.map { session.graph.text(of: $0.value) } ?? "" }

  /// The object of the document at a place in a list.
  func object(_ section: String, _ index: Int) -> JSONValue? {
    guard let list = document.member(section, of: document.root)?.value else { return nil }
    return document.elements(of: list).dropFirst(index).first { _ in true }
  }

  mutating func refuse(_ message: String, at range: SourceRange) {
    obstacles.append(EmissionObstacle(message: message, range: range))
  }
}
