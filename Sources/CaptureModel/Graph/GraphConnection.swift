public import JSONSource

/// An `AVCaptureConnection` from an input's port to an output or a preview layer. A value that the graph leaves out is
/// `nil`.
public struct GraphConnection: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The input that the connection comes from.
  public var input: Located<Identifier>?

  /// The ports from `port` or `ports`; if both are given, from the later one. `nil` if both are left out.
  public var ports: Located<[PortRequest]>? {
    didSet { portsNamedBefore = oldValue ?? portsNamedBefore }
  }

  /// The earlier of `port` and `ports` if both are given.
  public private(set) var portsNamedBefore: Located<[PortRequest]>?

  /// The output or preview layer that the connection goes to.
  public var output: Located<Identifier>?

  /// Set if the session forms the connection by itself, and the graph only gives its settings.
  public var formed: Located<FormedConnection>?

  /// Whether media flow through the connection; default `true`.
  public var enabled: Located<Bool>?

  /// How video is stabilized; default `off`.
  public var preferredVideoStabilizationMode: Located<StabilizationMode>?

  /// The rotation of the video, in degrees clockwise, or `coordinator` for a rotation coordinator.
  public var videoRotationAngle: Located<RotationAngle>?

  /// Which side of the video is up; replaced by `videoRotationAngle`.
  public var videoOrientation: Located<VideoOrientation>?

  /// Whether left and right are swapped.
  public var videoMirrored: Located<Bool>?

  /// Whether the session decides about mirroring; default `true`.
  public var automaticallyAdjustsVideoMirroring: Located<Bool>?

  /// Whether each frame comes with the camera's intrinsics; default `false`.
  public var cameraIntrinsicMatrixDeliveryEnabled: Located<Bool>?

  /// How much a still image output enlarges and crops its pictures; default 1.
  public var videoScaleAndCropFactor: Located<Double>?

  /// Whether a movie has a track with the rotation and mirroring of its video; default `false`.
  public var recordsVideoOrientationAndMirroringChangesAsMetadataTrack: Located<Bool>?

  /// Whether the connection reduces noise in low light by itself; default `true` to movie file outputs.
  public var automaticallyEnablesLowLightVideoNoiseReduction: Located<Bool>?

  /// Whether noise in low light is reduced.
  public var lowLightVideoNoiseReductionEnabled: Located<Bool>?

  init(range: SourceRange) { self.range = range }
}

extension GraphConnection: ShapedObject {
  package static let shape = ObjectShape<GraphConnection>(
    {
      Field(
        "input", .reference(.input), about: "The input that the connection comes from", isRequired: true,
        isStructural: true
      ) { $1(&$0.input) }
      Field(
        "port", PortRequest.shape,
        about: "The port that the connection comes from: a media type, or an object that says more", isStructural: true
      ) { connection, change in
        var port = connection.ports.flatMap { ports in
          ports.value.count == 1 ? ports.value.first.map { Located($0, at: ports.range) } : nil
        }
        change(&port)
        if let port { connection.ports = Located([port.value], at: port.range) }
      }
      Field(
        "ports", portList, about: "Several ports instead of `port`; at least one must fit the output",
        isStructural: true
      ) { connection, change in
        // A list of one port is written as `port`.
        var ports = connection.ports.flatMap { $0.value.count == 1 ? nil : $0 }
        change(&ports)
        if let ports { connection.ports = ports }
      }
      Field(
        "output", .reference(.output), about: "The output or preview layer that the connection goes to",
        isRequired: true,
        isStructural: true
      ) { $1(&$0.output) }
      Field(
        "formed", .name("way to be formed"),
        about: "Set if the session forms the connection by itself, and the graph only gives its settings",
        isStructural: true
      ) { $1(&$0.formed) }
      Field(
        "enabled", .boolean, .flag(of: "AVCaptureConnection"), default: true,
        about: "Whether media flow through the connection",
        isStructural: true
      ) { $1(&$0.enabled) }
      Field(
        "preferredVideoStabilizationMode", .name("stabilization mode"),
        // It is only a preference: if the connection doesn't support the mode, the video isn't stabilized.
        .property(of: "AVCaptureConnection", since: .iOS(8))
          .asking(.method("isVideoStabilizationModeSupported", of: .format)),
        default: "off", about: "How video is stabilized"
      ) { $1(&$0.preferredVideoStabilizationMode) }
      Field(
        "videoRotationAngle", RotationAngle.shape,
        .property(
          of: "AVCaptureConnection", since: .iOS(17),
          requires: .method("isVideoRotationAngleSupported", of: .connection)
        )
        .recorded(
          if: "hasPictures(connection) && connection.isVideoRotationAngleSupported(connection.videoRotationAngle)"),
        about: "The rotation of the video, in degrees clockwise, or `coordinator` for a rotation coordinator"
      ) { $1(&$0.videoRotationAngle) }
      Field(
        "videoOrientation", .name("video orientation"),
        .property(
          of: "AVCaptureConnection", since: .iOS(4), deprecated: .iOS(17),
          requires: .flag("isVideoOrientationSupported", of: .connection)
        )
        .recorded(if: "hasPictures(connection) && connection.isVideoOrientationSupported"),
        about: "Which side of the video is up; replaced by `videoRotationAngle`"
      ) { $1(&$0.videoOrientation) }
      Field(
        "videoMirrored", .boolean,
        .flag(of: "AVCaptureConnection", requires: .flag("isVideoMirroringSupported", of: .connection))
          .recorded(if: "connection.isVideoMirroringSupported && !connection.automaticallyAdjustsVideoMirroring"),
        about: "Whether left and right are swapped"
      ) { $1(&$0.videoMirrored) }
      Field(
        "automaticallyAdjustsVideoMirroring", .boolean,
        .automatic(
          of: "AVCaptureConnection", since: .iOS(6), requires: .flag("isVideoMirroringSupported", of: .connection)
        )
        .recorded(if: "connection.isVideoMirroringSupported"),
        default: true, about: "Whether the session decides about mirroring"
      ) { $1(&$0.automaticallyAdjustsVideoMirroring) }
      Field(
        "cameraIntrinsicMatrixDeliveryEnabled", .boolean,
        .flag(
          of: "AVCaptureConnection", since: .iOS(11),
          requires: .flag("isCameraIntrinsicMatrixDeliverySupported", of: .connection)),
        default: false, about: "Whether each frame comes with the camera's intrinsics"
      ) { $1(&$0.cameraIntrinsicMatrixDeliveryEnabled) }
      Field(
        "videoScaleAndCropFactor", .number(0...1000), .property(of: "AVCaptureConnection", since: .iOS(5)), default: 1,
        about: "How much a still image output enlarges and crops its pictures"
      ) { $1(&$0.videoScaleAndCropFactor) }
      Field(
        "recordsVideoOrientationAndMirroringChangesAsMetadataTrack", .boolean,
        .method(
          "setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_:for:)", of: "AVCaptureMovieFileOutput",
          since: .iOS(9),
          set: .statement(
            "(#.output as? AVCaptureMovieFileOutput)?.setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(%, for: #)"
          )),
        default: false, about: "Whether a movie has a track with the rotation and mirroring of its video"
      ) { $1(&$0.recordsVideoOrientationAndMirroringChangesAsMetadataTrack) }
      Field(
        "automaticallyEnablesLowLightVideoNoiseReduction", .boolean,
        .automatic(of: "AVCaptureConnection", since: .iOS(27))
          .recorded(if: "connection.isLowLightVideoNoiseReductionSupported"),
        default: .varying("`true` to movie file outputs"),
        about: "Whether the connection reduces noise in low light by itself"
      ) { $1(&$0.automaticallyEnablesLowLightVideoNoiseReduction) }
      Field(
        "lowLightVideoNoiseReductionEnabled", .boolean,
        .flag(
          of: "AVCaptureConnection", since: .iOS(27),
          requires: .flag("isLowLightVideoNoiseReductionSupported", of: .connection)
        )
        .recorded(
          if:
            "connection.isLowLightVideoNoiseReductionSupported && !connection.automaticallyEnablesLowLightVideoNoiseReduction"
        )
        .datedByOwnRule(),
        about: "Whether noise in low light is reduced"
      ) { $1(&$0.lowLightVideoNoiseReductionEnabled) }
      Field.whereSupported()
      Field(optional: "Whether the app leaves the connection out where the device has no port for it")
    },
    make: { GraphConnection(range: $0) })

  /// At least one port.
  private static let portList = Shape<[PortRequest]>(
    .array(PortRequest.shape.schema, minCount: 1), write: PortRequest.listShape.write
  ) { reader, value in
    guard let requests = PortRequest.listShape.read(&reader, value) else { return nil }
    if reader.document.count(of: value) == 0 {
      reader.report(
        .valueOutOfRange("an empty list", allowed: "at least one port", at: reader.document.range(of: value)))
    }
    return requests
  }
}
