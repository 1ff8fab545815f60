public import JSONSource

/// A capture graph: the inputs, outputs and connections of one capture session, and what the app around it does.
///
/// Every value keeps its place in the document; a value that the document leaves out is `nil`.
public struct CaptureGraph: Sendable {
  /// The place of the document.
  public let range: SourceRange

  /// The version of the format: 1.
  public var version: Located<Int>?

  /// A name for people.
  public var name: Located<String>?

  /// The profiles that the graph must run on.
  public var profiles: [Located<String>]?

  /// The names of these profiles, if any.
  public var profileNames: [String] { profiles?.map(\.value) ?? [] }

  /// The system that the app is built for.
  public var deployment: Deployment?

  /// What the app around the session does.
  public var app: AppFacts?

  /// The content of the Info.plist that `app` names; `nil` if it names none, or if the file was not read.
  public var infoPlist: InfoPlistReading?

  /// The session itself.
  public var session: GraphSession?

  /// Cameras and microphones.
  public var inputs: [GraphInput] = []

  /// Outputs and preview layers.
  public var outputs: [GraphOutput] = []

  /// Connections, in the order in which the app adds them; `nil` if the key is left out.
  public var connections: [GraphConnection]?

  /// Data-output synchronizers.
  public var synchronizers: [GraphSynchronizer] = []

  /// Photo requests that the app will make.
  public var photoSettings: [PhotoSettings] = []

  /// The app's steps, in their order.
  public var operations: [GraphOperation] = []

  /// What the app does under system pressure.
  public var pressureResponse: PressureResponse?

  /// Goals and limits of a reduction.
  public var plan: GraphPlan?

  /// Findings that the author accepts.
  public var ignores: [GraphIgnore] = []

  /// What a drafted graph leaves open.
  public var draft: GraphDraft?

  /// Whether an object lacks a required key because a draft could not read it, so that rules can't be judged.
  public internal(set) var lacksUnreadKeys = false

  /// The keys and elements that the app leaves out where they are not supported.
  public internal(set) var guards: [GraphGuard] = []

  /// The elements of the document that were left out of this graph.
  public internal(set) var omission = GraphOmission()

  /// The texts of the graph's names.
  public var identifiers = IdentifierTable()

  /// The keys in the graph, at any depth. A rule runs only if it reads one of them.
  public var keys = KeySet()

  /// The API symbols that the graph uses, in the order of the text.
  public var symbols: [SymbolUse] = []

  /// The keys with values that need support which no rule of their own judges, in the order of the text.
  public internal(set) var supportUses: [SupportUse] = []

  init(range: SourceRange) { self.range = range }

  /// Whether the graph has no input, output or connection, so that there is nothing to judge.
  ///
  /// A graph is not empty if it lists elements that the app leaves out on the device.
  public var listsNothing: Bool {
    inputs.isEmpty && outputs.isEmpty && connections?.isEmpty ?? true && omission == GraphOmission()
  }

  /// The text of a name.
  public func text(of identifier: Identifier) -> String { identifiers[identifier] }

  /// The input with this name.
  public func inputIndex(_ identifier: Identifier) -> InputIndex? {
    inputs.firstIndex { $0.id?.value == identifier }.map { InputIndex($0) }
  }

  /// The keys of the document with named elements, in the order of the schema, each with the key of the name.
  package static var namedSections: [(section: String, name: String)] {
    shape.fields.schema.compactMap { section in
      guard case .array(let element, _, _) = section.type else { return nil }
      let name = element.members.first { if case .definition = $0.type { true } else { false } }
      return name.map { (section.name, $0.name) }
    }
  }

  /// The keys, at any depth, of objects that have names as keys.
  package static var keysOfNamedMembers: Set<String> {
    let maps = schema.flatMap(\.fields).filter { if case .map(_, keys: .some) = $0.type { true } else { false } }
    return Set(maps.map(\.name))
  }
}

extension CaptureGraph: ShapedObject {
  package static let shape = ObjectShape<CaptureGraph>(
    {
      Field(
        "$schema", .text("where the schema is"), about: "The path or URL of this document's schema", set: { _, _ in })
      Field("capplan", .formatVersion, about: "The version of the format: 1", isRequired: true, isStructural: true) {
        $1(&$0.version)
      }
      Field("name", .text(), about: "A name for people") { $1(&$0.name) }
      Field(
        "profiles", .list(of: .text(.reference(.profile))), about: "The profiles that the graph must run on",
        placeless: { $1(&$0.profiles) })
      Field(
        "deployment", .object(Deployment.self), about: "The system that the app is built for",
        placeless: { $1(&$0.deployment) })
      Field("app", .object(AppFacts.self), about: "What the app around the session does", placeless: { $1(&$0.app) })
      Field(
        "session", .object(GraphSession.self), about: "The session itself", isStructural: true,
        placeless: { $1(&$0.session) })
      Field(
        "inputs", .values(of: .object(GraphInput.self), upTo: GraphLimits.inputs), .type("AVCaptureDeviceInput"),
        about: "Cameras and microphones", isStructural: true, list: { $1(&$0.inputs) })
      Field(
        "outputs", .values(of: GraphOutput.shape, upTo: GraphLimits.outputs), about: "Outputs and preview layers",
        isStructural: true, list: { $1(&$0.outputs) })
      Field(
        "connections", .values(of: .object(GraphConnection.self), upTo: GraphLimits.connections),
        .type("AVCaptureConnection"),
        about: "Connections, in the order in which the app adds them", isStructural: true,
        placeless: { $1(&$0.connections) })
      Field(
        "synchronizers", .values(of: .object(GraphSynchronizer.self), upTo: GraphLimits.others),
        .type("AVCaptureDataOutputSynchronizer", since: .iOS(11)), about: "Data-output synchronizers",
        list: { $1(&$0.synchronizers) })
      Field(
        "photoSettings", .values(of: .object(PhotoSettings.self), upTo: GraphLimits.photoSettings),
        .type("AVCapturePhotoSettings"),
        about: "Photo requests that the app will make", list: { $1(&$0.photoSettings) })
      Field(
        "operations", .values(of: .object(GraphOperation.self)), about: "The app's steps, in their order",
        list: { $1(&$0.operations) })
      Field(
        "pressureResponse", .object(PressureResponse.self),
        .type("AVCaptureDevice.SystemPressureState.Level", since: .iOS(11, 1)),
        about: "What the app does under system pressure", placeless: { $1(&$0.pressureResponse) })
      Field("plan", .object(GraphPlan.self), about: "Goals and limits of a reduction", placeless: { $1(&$0.plan) })
      Field(
        "ignore", .values(of: .object(GraphIgnore.self)), about: "Findings that the author accepts",
        list: { $1(&$0.ignores) })
      Field(
        "draft", .object(GraphDraft.self), about: "What a drafted graph leaves open",
        placeless: { $1(&$0.draft) })
    },
    make: { CaptureGraph(range: $0) })
}

extension CaptureGraph {
  /// The keys of every object of the document, as data; parents come first.
  public static var schema: [SchemaObject] { SchemaObject.all(shape.fields.schema) }

  /// Whether a fault at a JSON Pointer leaves a part of the session missing, by the fields there.
  package static func isStructural(_ pointer: String) -> Bool {
    SchemaField.isStructural(pointer.split(separator: "/")[...], among: shape.fields.schema)
  }
}

extension CaptureGraph {
  /// The indices of the inputs, in order.
  public var inputIndices: [InputIndex] { inputs.indices.map { InputIndex($0) } }

  /// The indices of the outputs, in order.
  public var outputIndices: [OutputIndex] { outputs.indices.map { OutputIndex($0) } }

  /// The connection that a JSON Pointer such as `/connections/0` refers to; `nil` if there is none.
  public func connection(at pointer: String) -> GraphConnection? {
    connectionIndex(at: pointer).flatMap { connections?[$0] }
  }

  /// The index of the connection that a JSON Pointer refers to; `nil` if it refers to none.
  package func connectionIndex(at pointer: String) -> Int? {
    let prefix = "/connections/"
    guard pointer.hasPrefix(prefix), let connections, let place = Int(pointer.dropFirst(prefix.count)),
      let index = omission.index(ofElement: place, in: .connections), connections.indices.contains(index)
    else { return nil }
    return index
  }
}

extension Array where Element == GraphInput {
  /// The input at an index.
  public subscript(index: InputIndex) -> GraphInput {
    get { self[index.value] }
    set { self[index.value] = newValue }
  }
}

extension Array where Element == GraphOutput {
  /// The output at an index.
  public subscript(index: OutputIndex) -> GraphOutput { self[index.value] }
}
