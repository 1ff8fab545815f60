import CaptureModel
import Testing

/// A key that `whereSupported` may name, in a graph where its setting shows.
struct GuardedKey: CustomTestStringConvertible, Sendable {
  /// How it is known that a device lacks it.
  enum Denial: Sendable {
    /// A fact of the device, its cameras or formats.
    case fact

    /// Its last system, which is older than the key's symbol.
    case system

    /// Nothing that a profile can say.
    case nothing
  }

  /// A graph that many of the keys are set in together.
  enum Stage: String, CaseIterable, Sendable {
    /// A wide camera with a format, and every output but depth.
    case wide

    /// A dual camera with a format that has depth.
    case dual

    /// A wide camera with a format, and a request for a bracket.
    case bracket

    /// A camera under a preset.
    case preset

    /// A camera that captures cinematic video, at a rate that is locked.
    case cinematic

    /// A dual camera that switches between its lenses and records a movie, and a microphone.
    case movie
  }

  /// The path of its object in the schema: `outputs[photo]`.
  let object: String

  /// Its name.
  let key: String

  /// A value that needs support, as JSON.
  let json: String

  let stage: Stage

  /// What says in Swift, of the built session, what the setting is.
  let shown: String

  /// What that is where the setting is made, and where it is not.
  let values: (on: String, off: String)

  let denial: Denial

  /// The keys of its stage, by object and name, that it needs beside it.
  let needs: [String]

  var id: String { "\(object).\(key)" }
  var testDescription: String { id }

  init(
    _ object: String, _ key: String, _ json: String, _ stage: Stage, _ shown: String, _ on: String, _ off: String,
    by denial: Denial, needs: [String] = []
  ) {
    self.object = object
    self.key = key
    self.json = json
    self.stage = stage
    self.shown = shown
    values = (on, off)
    self.denial = denial
    self.needs = needs
  }

  static func flag(
    _ object: String, _ key: String, _ stage: Stage, of owner: String, by denial: Denial, needs: [String] = [],
    json: String = "true", off: String = "false"
  ) -> GuardedKey {
    let name = "is" + key.prefix(1).uppercased() + key.dropFirst()
    return GuardedKey(
      object, key, json, stage, "\(owner).\(name)", json, off == json ? "true" : off, by: denial, needs: needs)
  }

  /// All of them.
  static let all =
    session + camera + focusAndExposure + newest + light + switching + sound + outputs + photoOutput + connection
    + request + ofNewerSystems
}

extension GuardedKey {
  private static let session = [
    GuardedKey(
      "session", "preset", #""hd4K3840x2160""#, .preset, "session.sessionPreset.rawValue",
      "AVCaptureSessionPreset3840x2160", "AVCaptureSessionPresetHigh", by: .fact),
    flag("session", "multitaskingCameraAccessEnabled", .wide, of: "session", by: .system),
    GuardedKey(
      "session", "automaticallyRunsDeferredStart", "false", .wide, "session.automaticallyRunsDeferredStart", "false",
      "true", by: .system),
  ]

  /// The outputs that start with the session, each with its stage.
  private static let deferring: [(String, Stage)] = [
    ("videoData", .wide), ("audioData", .wide), ("depthData", .dual), ("metadata", .wide), ("photo", .wide),
    ("movieFile", .wide), ("previewLayer", .wide),
  ]

  private static let outputs =
    deferring.map { type, stage in
      flag("outputs[\(type)]", "deferredStartEnabled", stage, of: type, by: .system)
    } + [
      GuardedKey(
        "outputs[videoData]", "pixelFormat", #""x422""#, .wide,
        "videoData.videoSettings[kCVPixelBufferPixelFormatTypeKey as String] as? OSType == kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange",
        "true", "false", by: .fact),
      GuardedKey(
        "outputs[metadata]", "metadataObjectTypes", #"["qr", "humanFullBody"]"#, .wide,
        #"metadata.metadataObjectTypes.map(\.rawValue).sorted().joined(separator: "+")"#,
        "humanFullBody+org.iso.QRCode", "org.iso.QRCode", by: .system),
      GuardedKey(
        "outputs[movieFile]", "codec", #""h264""#, .wide,
        "movieFile.outputSettings(for: movieFile.connections[0])[AVVideoCodecKey] as? AVVideoCodecType == .h264",
        "true", "false", by: .nothing),
      flag("outputs[movieFile]", "spatialVideoCaptureEnabled", .wide, of: "movieFile", by: .system),
    ]

  private static let connection = [
    GuardedKey(
      "connections[]", "preferredVideoStabilizationMode", #""cinematicExtended""#, .wide,
      "connection.preferredVideoStabilizationMode", "cinematicExtended", "off", by: .fact),
    GuardedKey(
      "connections[]", "videoRotationAngle", "90", .wide, "connection.videoRotationAngle", "90.0", "0.0", by: .system),
    GuardedKey(
      "connections[]", "videoOrientation", #""portrait""#, .dual, "connection.videoOrientation == .portrait", "true",
      "false", by: .nothing),
    flag(
      "connections[]", "videoMirrored", .wide, of: "connection", by: .nothing,
      needs: ["connections[].automaticallyAdjustsVideoMirroring"]),
    GuardedKey(
      "connections[]", "automaticallyAdjustsVideoMirroring", "false", .wide,
      "connection.automaticallyAdjustsVideoMirroring", "false", "true", by: .nothing),
    flag("connections[]", "cameraIntrinsicMatrixDeliveryEnabled", .dual, of: "connection", by: .nothing),
  ]
}
