public import JSONSource

/// One step of the app, in order. A value that the graph leaves out is `nil`.
public struct GraphOperation: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// What the step does.
  public var op: Located<OperationKind>?

  /// What the step acts on: an id, or for connections a JSON Pointer; steps of the session and of the app have none.
  public var target: Located<String>?

  /// The preset that `setPreset` sets.
  public var preset: Located<Preset>?
}

/// What a step does; most have the name of AVFoundation's method or property.
public enum OperationKind: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case beginConfiguration, commitConfiguration, addInput, addOutput, addConnection, lockForConfiguration
  case unlockForConfiguration, setActiveFormat, setActiveFrameRate, setMaxFrameRateOverride, setFaceDrivenAutomatic
  case setFaceDriven, enablePhotoFeature, prepareSettings, requestAuthorization, setVideoSettings
  case startRunning, stopRunning
  case removeInput, removeOutput, setMetadataObjectTypes, capturePhoto, startRecording, stopRecording
  case setTorchMode, setTorchLevel, setVideoZoomFactor, setVideoHDR, setActiveColorSpace, setFocus, setExposure
  case setWhiteBalance, setGlobalToneMapping, setMaxExposureDuration, setAutoVideoFrameRate
  case setPreset, removeConnection, setOutputSettings
  case setDeferredStart, setCinematicVideoCapture, setExternalSync, setFocusTracking
  case setDynamicAspectRatio, lockPrimaryConstituent
}

extension GraphOperation: ShapedObject {
  package static let shape = ObjectShape<GraphOperation>(
    {
      Field("op", .name("operation"), about: "What the step does", isRequired: true) { $1(&$0.op) }
      Field(
        "target",
        .text(.either([.reference(.input), .reference(.output), .reference(.photoRequest), .pointer(.connection)])),
        about:
          "What the step acts on: an id, or for connections a JSON Pointer; steps of the session and of the app have none"
      ) { $1(&$0.target) }
      Field("preset", .name("preset"), about: "The preset that `setPreset` sets") { $1(&$0.preset) }
    },
    make: { GraphOperation(range: $0) })
}
