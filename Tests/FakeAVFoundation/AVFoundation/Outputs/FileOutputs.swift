public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

open class AVCaptureFileOutput: AVCaptureOutput {
  public private(set) var outputFileURL: URL?
  public private(set) var isRecording = false
  public var maxRecordedDuration = CMTime.invalid
  public var maxRecordedFileSize: Int64 = 0
  public var minFreeDiskSpaceLimit: Int64 = 0

  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    require(outputFileURL.isFileURL, "the URL is no file's")
    require(session?.isRunning ?? false, "the session is not running")
    self.outputFileURL = outputFileURL
    isRecording = true
  }

  open func stopRecording() {
    isRecording = false
    outputFileURL = nil
  }
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput, StabilizedOutput {
  private var settings: [ObjectIdentifier: [String: Any]] = [:]
  private var isSpatial = false
  private var orientationTracks: Set<ObjectIdentifier> = []
  private var switching: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior?
  private var switchesForRecording: Bool?
  private var hasCinematicMetadata = false
  private var storesPro = false
  public var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// By default it is on where the camera can switch.
  public var isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled: Bool {
    get { switchesForRecording ?? (camera?.primaryConstituentDeviceSwitchingBehavior != .unsupported) }
    set { switchesForRecording = newValue }
  }
  public private(set) var primaryConstituentDeviceRestrictedSwitchingBehaviorConditionsForRecording:
    AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions = []

  public override init() {}

  override var acceptedMedia: [AVMediaType] { [.video, .audio, .metadata] }

  public var availableVideoCodecTypes: [AVVideoCodecType] {
    connections.isEmpty ? [] : World.offered([.hevc, .h264, .jpeg], "videoCodec")
  }

  public func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String] {
    [AVVideoCodecKey, AVVideoCompressionPropertiesKey]
  }

  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] {
    settings[ObjectIdentifier(connection)]
      ?? (connection.isVideo ? [AVVideoCodecKey: AVVideoCodecType.hevc.rawValue] : [:])
  }

  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {
    require(connections.contains(connection), "the connection is not the output's")
    let codec = outputSettings?[AVVideoCodecKey]
    let name = (codec as? AVVideoCodecType)?.rawValue ?? codec as? String
    require(name.map { availableVideoCodecTypes.map(\.rawValue).contains($0) } ?? true, "the codec is not available")
    let supported = supportedOutputSettingsKeys(for: connection)
    require((outputSettings ?? [:]).keys.allSatisfy(supported.contains), "a key is not supported")
    settings[ObjectIdentifier(connection)] = outputSettings
  }

  open func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool {
    orientationTracks.contains(ObjectIdentifier(connection))
  }

  open func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(
    _ doRecordChanges: Bool, for connection: AVCaptureConnection
  ) {
    require(connections.contains(connection) && connection.isVideo, "the connection is no video of the output's")
    if doRecordChanges {
      orientationTracks.insert(ObjectIdentifier(connection))
    } else {
      orientationTracks.remove(ObjectIdentifier(connection))
    }
  }

  public var primaryConstituentDeviceSwitchingBehaviorForRecording:
    AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior
  { switching ?? camera?.primaryConstituentDeviceSwitchingBehavior ?? .unsupported }

  public func setPrimaryConstituentDeviceSwitchingBehaviorForRecording(
    _ switchingBehavior: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior,
    restrictedSwitchingBehaviorConditions: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
  ) {
    require(
      switchingBehavior == .unsupported || camera?.primaryConstituentDeviceSwitchingBehavior != .unsupported,
      "the camera does not switch")
    require(
      switchingBehavior == .restricted || restrictedSwitchingBehaviorConditions.isEmpty,
      "conditions need restricted switching")
    switching = switchingBehavior
    primaryConstituentDeviceRestrictedSwitchingBehaviorConditionsForRecording = restrictedSwitchingBehaviorConditions
  }

  @available(iOS 27.0, *)
  public var automaticallyAdjustsCinematicVideoMetadataCaptureEnabled = true
  @available(iOS 27.0, *)
  public var isCinematicVideoMetadataCaptureSupported: Bool {
    camera?.activeFormat.isCinematicVideoMetadataCaptureSupported ?? false
  }
  @available(iOS 27.0, *)
  public var isCinematicVideoMetadataCaptureEnabled: Bool {
    get { hasCinematicMetadata }
    set {
      require(!automaticallyAdjustsCinematicVideoMetadataCaptureEnabled, "the output adjusts it by itself")
      require(!newValue || isCinematicVideoMetadataCaptureSupported, "the output does not support it")
      hasCinematicMetadata = newValue
    }
  }

  @available(iOS 27.0, *)
  public var isProVideoStorageSupported: Bool { World.supports("proVideoStorage") }
  @available(iOS 27.0, *)
  public var usesProVideoStorage: Bool {
    get { storesPro }
    set {
      require(!newValue || isProVideoStorageSupported, "the output does not support it")
      storesPro = newValue
    }
  }

  public var isSpatialVideoCaptureSupported: Bool { camera?.activeFormat.isSpatialVideoCaptureSupported ?? false }
  public var isSpatialVideoCaptureEnabled: Bool {
    get { isSpatial }
    set {
      require(!newValue || isSpatialVideoCaptureSupported, "the active format does not support it")
      isSpatial = newValue
    }
  }
}

@available(iOS, deprecated: 10.0, message: "Use AVCapturePhotoOutput instead.")
open class AVCaptureStillImageOutput: AVCaptureOutput {
  public override init() {}

  override var acceptedMedia: [AVMediaType] { [.video] }

  open var outputSettings: [String: Any] = [AVVideoCodecKey: AVVideoCodecType.jpeg]
  public var isHighResolutionStillImageOutputEnabled = false
  public var isStillImageStabilizationSupported: Bool { World.supports("stillImageStabilization") }
  public var automaticallyEnablesStillImageStabilizationWhenAvailable = true
}
