public import JSONSource

/// A capture graph: the inputs, outputs and connections of one capture session, and what the app around it does.
///
/// Every value keeps the place that it was written at; what was left out is `nil`.
public struct CaptureGraph: Sendable {
  /// Where the document stands.
  public let range: SourceRange

  /// The version of the format: 1.
  public var version: Located<Int>?

  /// A name for people.
  public var name: Located<String>?

  /// The profiles that the graph must run on.
  public var profiles: [Located<String>]?

  /// The names of these profiles; none where the graph names none.
  public var profileNames: [String] { profiles?.map(\.value) ?? [] }

  /// The system that the app is built for.
  public var deployment: Deployment?

  /// What the app around the session does.
  public var app: AppFacts?

  /// What the Info.plist that `app` names says; `nil` where it names none, or nobody looked.
  public var infoPlist: InfoPlistReading?

  /// The session itself.
  public var session: GraphSession?

  /// Cameras and microphones.
  public var inputs: [GraphInput] = []

  /// Outputs and preview layers.
  public var outputs: [GraphOutput] = []

  /// Connections, in the order in which the app adds them; `nil` where the key is left out.
  public var connections: [GraphConnection]?

  /// Data-output synchronizers.
  public var synchronizers: [GraphSynchronizer] = []

  /// Photo requests that the app will make.
  public var photoSettings: [PhotoSettings] = []

  /// The order of the app's steps.
  public var operations: [GraphOperation] = []

  /// What the app does under system pressure.
  public var pressureResponse: PressureResponse?

  /// What the author asks of a reduction.
  public var plan: GraphPlan?

  /// Findings that the author accepts.
  public var ignores: [GraphIgnore] = []

  /// The texts of the graph's names.
  public var identifiers = IdentifierTable()

  init(range: SourceRange) { self.range = range }

  /// The text of a name.
  public func text(of identifier: Identifier) -> String { identifiers[identifier] }

  /// The input with this name.
  public func inputIndex(_ identifier: Identifier) -> Int? { inputs.firstIndex { $0.id?.value == identifier } }
}

/// The session of a graph. What the graph leaves out is `nil`, and the session keeps its default.
public struct GraphSession: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// `AVCaptureMultiCamSession` or `AVCaptureSession`; `nil` means the first.
  public var type: Located<SessionType>?

  /// `AVCaptureSession.sessionPreset`; multi-camera sessions have `inputPriority` only, single ones begin with `high`.
  public var preset: Located<Preset>?

  /// Who makes the connections: the default of inputs and outputs that do not say.
  ///
  /// `nil` means `explicit`; in a single session whose `connections` are left out, `implicit`.
  public var formsConnections: Located<ConnectionForming>?

  /// `AVCaptureSession.automaticallyConfiguresApplicationAudioSession`, since iOS 7; default `true`.
  public var automaticallyConfiguresApplicationAudioSession: Located<Bool>?

  /// `AVCaptureSession.usesApplicationAudioSession`, since iOS 7; default `true`.
  public var usesApplicationAudioSession: Located<Bool>?

  /// `AVCaptureSession.configuresApplicationAudioSessionToMixWithOthers`, since iOS 18; default `false`.
  public var configuresApplicationAudioSessionToMixWithOthers: Located<Bool>?

  /// `AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor`, since iOS 10; default `true`.
  public var automaticallyConfiguresCaptureDeviceForWideColor: Located<Bool>?

  /// `AVCaptureSession.isMultitaskingCameraAccessEnabled`, since iOS 16; default `false`.
  public var multitaskingCameraAccessEnabled: Located<Bool>?

  /// `AVCaptureSession.automaticallyRunsDeferredStart`, since iOS 26; default `true` for apps linked with that SDK.
  public var automaticallyRunsDeferredStart: Located<Bool>?
}

/// An `AVCaptureDataOutputSynchronizer`, since iOS 11. What the graph leaves out is `nil`.
public struct GraphSynchronizer: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The name that findings call it by.
  public var id: Located<Identifier>?

  /// The outputs (`dataOutputs`); the first is the primary.
  public var outputs: Located<[Located<Identifier>]>?
}

extension CaptureGraph: ShapedObject {
  package static let shape = ObjectShape<CaptureGraph>(
    {
      Field("$schema", .text("where the schema is")) { _, _ in }
      Field("capplan", .integer(0...1_000_000), isRequired: true) { $0.version = $1 }
      Field("name", .text()) { $0.name = $1 }
      Field("profiles", .list(of: .text("a profile's id"))) { $0.profiles = $1.value }
      Field("deployment", .object(Deployment.self)) { $0.deployment = $1.value }
      Field("app", .object(AppFacts.self)) { $0.app = $1.value }
      Field("session", .object(GraphSession.self)) { $0.session = $1.value }
      Field("inputs", .values(of: .object(GraphInput.self))) { $0.inputs = $1.value }
      Field("outputs", .values(of: GraphOutput.shape)) { $0.outputs = $1.value }
      Field("connections", .values(of: .object(GraphConnection.self))) { $0.connections = $1.value }
      Field("synchronizers", .values(of: .object(GraphSynchronizer.self))) { $0.synchronizers = $1.value }
      Field("photoSettings", .values(of: .object(PhotoSettings.self))) { $0.photoSettings = $1.value }
      Field("operations", .values(of: .object(GraphOperation.self))) { $0.operations = $1.value }
      Field("pressureResponse", .object(PressureResponse.self)) { $0.pressureResponse = $1.value }
      Field("plan", .object(GraphPlan.self)) { $0.plan = $1.value }
      Field("ignore", .values(of: .object(GraphIgnore.self))) { $0.ignores = $1.value }
    },
    make: { CaptureGraph(range: $0) })
}

extension GraphSession: ShapedObject {
  package static let shape = ObjectShape<GraphSession>(
    {
      Field("type", .name("session type")) { $0.type = $1 }
      Field("preset", .name("preset")) { $0.preset = $1 }
      Field("formsConnections", .name("way to form connections")) { $0.formsConnections = $1 }
      Field("automaticallyConfiguresApplicationAudioSession", .boolean) {
        $0.automaticallyConfiguresApplicationAudioSession = $1
      }
      Field("usesApplicationAudioSession", .boolean) { $0.usesApplicationAudioSession = $1 }
      Field("configuresApplicationAudioSessionToMixWithOthers", .boolean) {
        $0.configuresApplicationAudioSessionToMixWithOthers = $1
      }
      Field("automaticallyConfiguresCaptureDeviceForWideColor", .boolean) {
        $0.automaticallyConfiguresCaptureDeviceForWideColor = $1
      }
      Field("multitaskingCameraAccessEnabled", .boolean) { $0.multitaskingCameraAccessEnabled = $1 }
      Field("automaticallyRunsDeferredStart", .boolean) { $0.automaticallyRunsDeferredStart = $1 }
    },
    make: { GraphSession(range: $0) })
}

extension GraphSynchronizer: ShapedObject {
  package static let shape = ObjectShape<GraphSynchronizer>(
    {
      Field("id", .identifier, isRequired: true) { $0.id = $1 }
      Field("outputs", .list(of: .identifier), isRequired: true) { $0.outputs = $1 }
    },
    make: { GraphSynchronizer(range: $0) })
}
