public import JSONSource

/// The session of a graph. If the graph leaves a value out, it is `nil`, and the session has its default.
public struct GraphSession: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// `AVCaptureMultiCamSession` or `AVCaptureSession`; default `multiCam`.
  public var type: Located<SessionType>?

  /// What chooses the formats; default `high`, in multi-camera sessions `inputPriority`, their only preset.
  public var preset: Located<Preset>?

  /// Who makes the connections of inputs and outputs that don't say it themselves; default `explicit`, or `implicit` in a single-camera session that
  /// lists none.
  public var formsConnections: Located<ConnectionForming>?

  /// Whether the session sets up the audio session by itself; default `true`.
  public var automaticallyConfiguresApplicationAudioSession: Located<Bool>?

  /// Whether sound is recorded with the app's audio session; default `true`.
  public var usesApplicationAudioSession: Located<Bool>?

  /// Whether the audio session is set up to mix with other sound; default `false`.
  public var configuresApplicationAudioSessionToMixWithOthers: Located<Bool>?

  /// Whether the session chooses wide color by itself; default `true`.
  public var automaticallyConfiguresCaptureDeviceForWideColor: Located<Bool>?

  /// Whether the camera keeps running next to other apps on the screen; default `false`.
  public var multitaskingCameraAccessEnabled: Located<Bool>?

  /// Whether the session runs the deferred start by itself; default `true` for apps linked with the SDK of iOS 26.
  public var automaticallyRunsDeferredStart: Located<Bool>?

  /// Whether the audio session is set up for good recordings over Bluetooth; default `false`.
  public var configuresApplicationAudioSessionForBluetoothHighQualityRecording: Located<Bool>?

  /// The delegate that is told of deferred start; `nil` if the app sets none.
  public var deferredStartDelegate: DeferredStartDelegate?

  /// The controls that the app adds for Camera Control; default none.
  public var controls: Located<[Located<GraphControl>]>?
}

extension GraphSession: ShapedObject {
  package static let shape = ObjectShape<GraphSession>(
    {
      Field(
        "type", .name("session type"), default: "multiCam", about: "`AVCaptureMultiCamSession` or `AVCaptureSession`",
        isStructural: true
      ) { $1(&$0.type) }
      Field(
        "preset", .name("preset"),
        .property("sessionPreset", of: "AVCaptureSession", requires: .method("canSetSessionPreset", of: .session)),
        default: .varying("`high`, in multi-camera sessions `inputPriority`, their only preset"),
        about: "What chooses the formats"
      ) { $1(&$0.preset) }
      Field(
        "formsConnections", .name("way to form connections"),
        default: .varying("`explicit`, or `implicit` in a single-camera session that lists none"),
        about: "Who makes the connections of inputs and outputs that don't say it themselves", isStructural: true
      ) { $1(&$0.formsConnections) }
      Field(
        "automaticallyConfiguresApplicationAudioSession", .boolean, .automatic(of: "AVCaptureSession", since: .iOS(7)),
        default: true, about: "Whether the session sets up the audio session by itself"
      ) { $1(&$0.automaticallyConfiguresApplicationAudioSession) }
      Field(
        "usesApplicationAudioSession", .boolean, .property(of: "AVCaptureSession", since: .iOS(7)),
        default: true, about: "Whether sound is recorded with the app's audio session"
      ) { $1(&$0.usesApplicationAudioSession) }
      Field(
        "configuresApplicationAudioSessionToMixWithOthers", .boolean,
        .property(of: "AVCaptureSession", since: .iOS(18)),
        default: false, about: "Whether the audio session is set up to mix with other sound"
      ) { $1(&$0.configuresApplicationAudioSessionToMixWithOthers) }
      Field(
        "automaticallyConfiguresCaptureDeviceForWideColor", .boolean,
        .automatic(of: "AVCaptureSession", since: .iOS(10)),
        default: true, about: "Whether the session chooses wide color by itself"
      ) { $1(&$0.automaticallyConfiguresCaptureDeviceForWideColor) }
      Field(
        "multitaskingCameraAccessEnabled", .boolean,
        .flag(
          of: "AVCaptureSession", since: .iOS(16), requires: .flag("isMultitaskingCameraAccessSupported", of: .session)
        )
        .datedByOwnRule(),
        default: false, about: "Whether the camera keeps running next to other apps on the screen"
      ) { $1(&$0.multitaskingCameraAccessEnabled) }
      Field(
        "automaticallyRunsDeferredStart", .boolean,
        .automatic(
          of: "AVCaptureSession", since: .iOS(26), requires: .flag("isManualDeferredStartSupported", of: .session)
        )
        .datedByOwnRule(),
        default: .varying("`true` for apps linked with the SDK of iOS 26"),
        about: "Whether the session runs the deferred start by itself"
      ) { $1(&$0.automaticallyRunsDeferredStart) }
      Field(
        "configuresApplicationAudioSessionForBluetoothHighQualityRecording", .boolean,
        .property(of: "AVCaptureSession", since: .iOS(26)),
        default: false, about: "Whether the audio session is set up for good recordings over Bluetooth"
      ) { $1(&$0.configuresApplicationAudioSessionForBluetoothHighQualityRecording) }
      Field(
        "deferredStartDelegate", .object(DeferredStartDelegate.self),
        .method(
          "setDeferredStartDelegate(_:deferredStartDelegateCallbackQueue:)", of: "AVCaptureSession", since: .iOS(26)),
        about: "The delegate that is told of deferred start", placeless: { $1(&$0.deferredStartDelegate) })
      Field(
        "controls", .list(of: .object(GraphControl.self), upTo: GraphLimits.others),
        .property(of: "AVCaptureSession", since: .iOS(18), set: .fixed),
        default: [], about: "The controls that the app adds for Camera Control"
      ) { $1(&$0.controls) }
      Field.whereSupported()
    },
    make: { GraphSession(range: $0) })
}
