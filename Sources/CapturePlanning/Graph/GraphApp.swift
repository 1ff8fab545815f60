/// The system that an app is built for.
public struct Deployment: Sendable {
  public let range: SourceRange
  public var platform: Located<Platform>?
  public var minimumOS: Located<OSVersion>?
  public var linkedSDK: Located<OSVersion>?
}

/// What the app around a session does, as far as a rule asks.
public struct AppFacts: Sendable {
  public let range: SourceRange

  /// Info.plist keys and their texts.
  public var usageDescriptions: Located<[MapEntry<String>]>?

  /// The path of an Info.plist, relative to the graph.
  public var infoPlist: Located<String>?
  public var backgroundModes: Located<[Located<String>]>?
  public var entitlements: Located<[Located<String>]>?
  public var savesToPhotoLibrary: Located<Bool>?
  public var observesSystemPressure: Located<Bool>?
  public var handlesInterruptions: Located<Bool>?
  public var requestsAuthorization: Located<Bool>?

  /// How long a recording lasts, in minutes.
  public var recordingMinutes: Located<Double>?
  public var usesARKit: Located<Bool>?
  public var manualControls: Located<Bool>?
  public var intent: Located<AppIntent>?
  public var depthProcessor: Located<DepthProcessor>?
  public var needsSynchronizedCameras: Located<Bool>?
  public var assumesDirectionalAudio: Located<Bool>?
  public var handlesMissingMattes: Located<Bool>?
  public var showsSceneBadge: Located<Bool>?
  public var extrinsics: Located<[Located<ExtrinsicsRequest>]>?
  public var audioSession: AudioSessionFacts?
  public var concurrentSessions: Located<[Located<ConcurrentSession>]>?
  public var startQueue: Located<StartQueue>?
}

/// What an app does with depth or images.
public enum AppIntent: String, Vocabulary {
  case effects, vision, measure, reconstruct
}

/// Where depth is processed.
public enum DepthProcessor: String, Vocabulary {
  case cpu, gpu
}

/// The queue that starts the session.
public enum StartQueue: String, Vocabulary {
  case main, background
}

/// Whose session runs beside this one.
public enum SessionOwner: String, Vocabulary {
  case same, other
}

/// A request for the extrinsics of one camera relative to another: inputs, or constituents of one.
public struct ExtrinsicsRequest: Sendable {
  public let range: SourceRange
  public var from: Located<String>?
  public var to: Located<String>?
}

/// How the app configures its audio session itself.
public struct AudioSessionFacts: Sendable {
  public let range: SourceRange
  public var category: Located<String>?
  public var mode: Located<String>?
  public var polarPattern: Located<PolarPattern>?
}

/// `AVAudioSession.PolarPattern`.
public enum PolarPattern: String, Vocabulary {
  case omnidirectional, cardioid, subcardioid, stereo
}

/// Another capture session that runs at the same time.
public struct ConcurrentSession: Sendable {
  public let range: SourceRange
  public var type: Located<SessionType>?
  public var cameras: Located<Int>?
  public var app: Located<SessionOwner>?
}

extension Deployment {
  static let shape = ObjectShape<Deployment>(
    [
      Field("platform", .name("platform")) { $0.platform = $1 },
      Field("minimumOS", .version) { $0.minimumOS = $1 },
      Field("linkedSDK", .version) { $0.linkedSDK = $1 },
    ],
    make: { Deployment(range: $0) })
}

extension AppFacts {
  static let shape = ObjectShape<AppFacts>(
    [
      Field("usageDescriptions", .map(of: .text())) { $0.usageDescriptions = $1 },
      Field("infoPlist", .text("a path")) { $0.infoPlist = $1 },
      Field("backgroundModes", .list(of: .text())) { $0.backgroundModes = $1 },
      Field("entitlements", .list(of: .text())) { $0.entitlements = $1 },
      Field("savesToPhotoLibrary", .boolean) { $0.savesToPhotoLibrary = $1 },
      Field("observesSystemPressure", .boolean) { $0.observesSystemPressure = $1 },
      Field("handlesInterruptions", .boolean) { $0.handlesInterruptions = $1 },
      Field("requestsAuthorization", .boolean) { $0.requestsAuthorization = $1 },
      Field("recordingMinutes", .number(0...100_000, "minutes")) { $0.recordingMinutes = $1 },
      Field("usesARKit", .boolean) { $0.usesARKit = $1 },
      Field("manualControls", .boolean) { $0.manualControls = $1 },
      Field("intent", .name("intent")) { $0.intent = $1 },
      Field("depthProcessor", .name("processor")) { $0.depthProcessor = $1 },
      Field("needsSynchronizedCameras", .boolean) { $0.needsSynchronizedCameras = $1 },
      Field("assumesDirectionalAudio", .boolean) { $0.assumesDirectionalAudio = $1 },
      Field("handlesMissingMattes", .boolean) { $0.handlesMissingMattes = $1 },
      Field("showsSceneBadge", .boolean) { $0.showsSceneBadge = $1 },
      Field("extrinsics", .list(of: ExtrinsicsRequest.shape.shape)) { $0.extrinsics = $1 },
      Field("audioSession", AudioSessionFacts.shape.shape) { $0.audioSession = $1.value },
      Field("concurrentSessions", .list(of: ConcurrentSession.shape.shape)) { $0.concurrentSessions = $1 },
      Field("startQueue", .name("queue")) { $0.startQueue = $1 },
    ],
    make: { AppFacts(range: $0) })
}

extension ExtrinsicsRequest {
  static let shape = ObjectShape<ExtrinsicsRequest>(
    [
      Field("from", .text("an input or a constituent"), isRequired: true) { $0.from = $1 },
      Field("to", .text("an input or a constituent"), isRequired: true) { $0.to = $1 },
    ],
    make: { ExtrinsicsRequest(range: $0) })
}

extension AudioSessionFacts {
  static let shape = ObjectShape<AudioSessionFacts>(
    [
      Field("category", .text("an AVAudioSession category")) { $0.category = $1 },
      Field("mode", .text("an AVAudioSession mode")) { $0.mode = $1 },
      Field("polarPattern", .name("polar pattern")) { $0.polarPattern = $1 },
    ],
    make: { AudioSessionFacts(range: $0) })
}

extension ConcurrentSession {
  static let shape = ObjectShape<ConcurrentSession>(
    [
      Field("type", .name("session type"), isRequired: true) { $0.type = $1 },
      Field("cameras", .integer(0...32), isRequired: true) { $0.cameras = $1 },
      Field("app", .name("owner")) { $0.app = $1 },
    ],
    make: { ConcurrentSession(range: $0) })
}
