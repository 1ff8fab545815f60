public import JSONSource

/// The app around a session, as far as rules ask about it. A value that the graph leaves out is `nil`.
public struct AppFacts: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The usage descriptions of the Info.plist, by their keys: `NSCameraUsageDescription`.
  public var usageDescriptions: Located<[MapEntry<String>]>?

  /// The path of an Info.plist, relative to the graph.
  public var infoPlist: Located<String>?

  /// The values of `UIBackgroundModes`: `audio`, `voip`.
  public var backgroundModes: Located<[Located<String>]>?

  /// The keys of the entitlements that the app is signed with.
  public var entitlements: Located<[Located<String>]>?

  /// Whether the app adds photos or movies to the photo library.
  public var savesToPhotoLibrary: Located<Bool>?

  /// Whether the app observes system pressure.
  public var observesSystemPressure: Located<Bool>?

  /// Whether the app gives the session a controls delegate.
  public var setsControlsDelegate: Located<Bool>?

  /// Whether the app handles runtime errors, interruptions and their end (`AVCaptureSession` notifications).
  public var handlesInterruptions: Located<Bool>?

  /// Whether the app asks for access before it uses a camera or a microphone.
  public var requestsAuthorization: Located<Bool>?

  /// How long a recording lasts, in minutes.
  public var recordingMinutes: Located<Double>?

  /// Whether the app also runs an ARKit session, which does not share the camera.
  public var usesARKit: Located<Bool>?

  /// Whether the app's users set exposure or focus by hand.
  public var manualControls: Located<Bool>?

  /// What the app does with depth or images.
  public var intent: Located<AppIntent>?

  /// Where the app processes depth.
  public var depthProcessor: Located<DepthProcessor>?

  /// Whether frames of several cameras must be exposed at the same time.
  public var needsSynchronizedCameras: Located<Bool>?

  /// Whether the app relies on front and back sound being different.
  public var assumesDirectionalAudio: Located<Bool>?

  /// Whether the app handles a photo without a matte that it asked for.
  public var handlesMissingMattes: Located<Bool>?

  /// Whether the app shows `isFlashScene` or `isStillImageStabilizationScene` of the photo output.
  public var showsSceneBadge: Located<Bool>?

  /// The pairs of cameras whose relative extrinsics the app asks for.
  public var extrinsics: Located<[Located<ExtrinsicsRequest>]>?

  /// The app's own settings of the audio session; `nil` also if it has none.
  public var audioSession: AudioSessionFacts?

  /// Other capture sessions that run at the same time.
  public var concurrentSessions: Located<[Located<ConcurrentSession>]>?

  /// Whether the app asks an `AVCaptureDeviceDirectionCoordinator` where cameras look.
  public var usesDirectionCoordinator: Located<Bool>?

  /// Who switches Center Stage on and off; default `user`.
  public var centerStageControlMode: Located<CenterStageControlMode>?

  /// Whether the app switches Center Stage on for all its cameras.
  public var centerStageEnabled: Located<Bool>?

  /// The queue that calls `startRunning`, which blocks until the session runs.
  public var startQueue: Located<StartQueue>?
}

/// `AVCaptureDevice.CenterStageControlMode`: who switches Center Stage on and off.
public enum CenterStageControlMode: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case user, app, cooperative

  /// The integers of the enumeration.
  public static var numbers: [(Int, CenterStageControlMode)] { [(0, .user), (1, .app), (2, .cooperative)] }
}

/// What an app does with depth or images: visual effects, machine vision, measuring, 3D reconstruction.
public enum AppIntent: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case effects, vision, measure, reconstruct
}

/// Where an app processes depth.
public enum DepthProcessor: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case cpu, gpu
}

/// The queue that starts the session.
public enum StartQueue: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case main, background
}

extension AppFacts: ShapedObject {
  package static let shape = ObjectShape<AppFacts>(
    {
      Field(
        "usageDescriptions", .map(of: .text()),
        about: "The usage descriptions of the Info.plist, by their keys: `NSCameraUsageDescription`"
      ) { $1(&$0.usageDescriptions) }
      Field("infoPlist", .text("a path"), about: "The path of an Info.plist, relative to the graph") {
        $1(&$0.infoPlist)
      }
      Field("backgroundModes", .list(of: .text()), about: "The values of `UIBackgroundModes`: `audio`, `voip`") {
        $1(&$0.backgroundModes)
      }
      Field("entitlements", .list(of: .text()), about: "The keys of the entitlements that the app is signed with") {
        $1(&$0.entitlements)
      }
      Field("savesToPhotoLibrary", .boolean, about: "Whether the app adds photos or movies to the photo library") {
        $1(&$0.savesToPhotoLibrary)
      }
      Field(
        "observesSystemPressure", .boolean, .about("systemPressureState", of: "AVCaptureDevice", since: .iOS(11, 1)),
        about: "Whether the app observes system pressure"
      ) { $1(&$0.observesSystemPressure) }
      Field(
        "setsControlsDelegate", .boolean,
        .method("setControlsDelegate(_:queue:)", of: "AVCaptureSession", since: .iOS(18))
          .asking(.flag("supportsControls", of: .session)),
        about: "Whether the app gives the session a controls delegate"
      ) { $1(&$0.setsControlsDelegate) }
      Field(
        "handlesInterruptions", .boolean,
        about: "Whether the app handles runtime errors, interruptions and their end (`AVCaptureSession` notifications)"
      ) { $1(&$0.handlesInterruptions) }
      Field(
        "requestsAuthorization", .boolean, .method("requestAccess(for:)", of: "AVCaptureDevice"),
        about: "Whether the app asks for access before it uses a camera or a microphone"
      ) { $1(&$0.requestsAuthorization) }
      Field("recordingMinutes", .number(0...100_000, "minutes"), about: "How long a recording lasts, in minutes") {
        $1(&$0.recordingMinutes)
      }
      Field("usesARKit", .boolean, about: "Whether the app also runs an ARKit session, which does not share the camera")
      { $1(&$0.usesARKit) }
      Field("manualControls", .boolean, about: "Whether the app's users set exposure or focus by hand") {
        $1(&$0.manualControls)
      }
      Field("intent", .name("intent"), about: "What the app does with depth or images") { $1(&$0.intent) }
      Field("depthProcessor", .name("processor"), about: "Where the app processes depth") { $1(&$0.depthProcessor) }
      Field(
        "needsSynchronizedCameras", .boolean,
        about: "Whether frames of several cameras must be exposed at the same time"
      ) { $1(&$0.needsSynchronizedCameras) }
      Field(
        "assumesDirectionalAudio", .boolean, about: "Whether the app relies on front and back sound being different"
      ) { $1(&$0.assumesDirectionalAudio) }
      Field(
        "handlesMissingMattes", .boolean,
        about: "Whether the app handles a photo without a matte that it asked for"
      ) { $1(&$0.handlesMissingMattes) }
      Field(
        "showsSceneBadge", .boolean,
        about: "Whether the app shows `isFlashScene` or `isStillImageStabilizationScene` of the photo output"
      ) { $1(&$0.showsSceneBadge) }
      Field(
        "extrinsics", .list(of: .object(ExtrinsicsRequest.self)),
        .method("extrinsicMatrix(from:to:)", of: "AVCaptureDevice", since: .iOS(13)),
        about: "The pairs of cameras whose relative extrinsics the app asks for"
      ) { $1(&$0.extrinsics) }
      Field(
        "audioSession", .object(AudioSessionFacts.self), about: "The app's own settings of the audio session",
        placeless: { $1(&$0.audioSession) })
      Field(
        "concurrentSessions", .list(of: .object(ConcurrentSession.self)),
        about: "Other capture sessions that run at the same time"
      ) { $1(&$0.concurrentSessions) }
      Field(
        "usesDirectionCoordinator", .boolean,
        about: "Whether the app asks an `AVCaptureDeviceDirectionCoordinator` where cameras look"
      ) { $1(&$0.usesDirectionCoordinator) }
      Field(
        "centerStageControlMode", .name("control mode"),
        .property(of: "AVCaptureDevice", since: .iOS(14, 5)), default: "user",
        about: "Who switches Center Stage on and off"
      ) { $1(&$0.centerStageControlMode) }
      Field(
        "centerStageEnabled", .boolean,
        .property("isCenterStageEnabled", of: "AVCaptureDevice", since: .iOS(14, 5)).asking(anyCenterStage),
        about: "Whether the app switches Center Stage on for all its cameras"
      ) { $1(&$0.centerStageEnabled) }
      Field(
        "startQueue", .name("queue"), about: "The queue that calls `startRunning`, which blocks until the session runs"
      ) { $1(&$0.startQueue) }
      Field.whereSupported()
    },
    make: { AppFacts(range: $0) })

  /// All cameras share Center Stage, so that an app asks whether any of the session's cameras has it.
  private static var anyCenterStage: Requirement {
    .written(of: .session) { _, _ in
      "session.inputs.contains(where: { ($0 as? AVCaptureDeviceInput)?.device.formats.contains(where: \\.isCenterStageSupported) == true })"
    }
  }
}
