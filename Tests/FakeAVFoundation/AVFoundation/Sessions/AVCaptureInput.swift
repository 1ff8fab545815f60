open class AVCaptureInput: NSObject {
  weak var session: AVCaptureSession?
  open var ports: [Port] { [] }

  /// A stream that an input has.
  open class Port: NSObject {
    public private(set) unowned var input: AVCaptureInput
    public let mediaType: AVMediaType
    public let sourceDeviceType: AVCaptureDevice.DeviceType?
    public let sourceDevicePosition: AVCaptureDevice.Position

    /// The devices that it streams from.
    let sources: [AVCaptureDevice]

    /// Whether it is in the input's own list.
    let isOwn: Bool
    public var isEnabled = true
    public var formatDescription: CMFormatDescription? {
      mediaType == .video ? (input as? AVCaptureDeviceInput)?.device.activeFormat.formatDescription : nil
    }
    public var clock: CMClock? { nil }

    init(
      _ input: AVCaptureInput, _ mediaType: AVMediaType, from source: AVCaptureDevice?,
      position: AVCaptureDevice.Position, sources: [AVCaptureDevice], isOwn: Bool
    ) {
      self.input = input
      self.mediaType = mediaType
      self.sources = sources
      self.isOwn = isOwn
      sourceDeviceType = source?.deviceType
      sourceDevicePosition = position
    }
  }
}

/// An input of metadata that the app makes itself.
open class AVCaptureMetadataInput: AVCaptureInput {
  private var own: [Port] = []

  public override init() {
    super.init()
    own = [Port(self, .metadata, from: nil, position: .unspecified, sources: [], isOwn: true)]
  }

  override open var ports: [Port] { own }
}

open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  private var own: [Port] = []
  private var others: [Port] = []
  private var override = CMTime.invalid
  private var locked = CMTime.invalid
  private var isCinematic = false
  private var aperture: Float = 0
  private var audioMode = AVCaptureMultichannelAudioMode.none
  private var removesWind = false
  public private(set) var externalSyncDevice: AVExternalSyncDevice?
  private var zoomsAudio = true
  public var unifiedAutoExposureDefaultsEnabled = false

  public init(device: AVCaptureDevice) throws {
    guard AVCaptureDevice.authorizationStatus(for: device.isCamera ? .video : .audio) == .authorized else {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    self.device = device
    super.init()
    device.openInput = self
    makePorts()
  }

  private func makePorts() {
    func port(
      _ mediaType: AVMediaType, from source: AVCaptureDevice, _ position: AVCaptureDevice.Position, _ isOwn: Bool
    ) -> Port {
      let all =
        isOwn && !source.constituentDevices.isEmpty && source.hasSwitchingStream ? source.constituentDevices : [source]
      return Port(self, mediaType, from: source, position: position, sources: all, isOwn: isOwn)
    }
    guard device.isCamera else {
      own = [port(.audio, from: device, .unspecified, true)]
      others = [port(.audio, from: device, .back, false), port(.audio, from: device, .front, false)]
      return
    }
    let hasDepth = device.formats.contains { !$0.supportedDepthDataFormats.isEmpty }
    let media: [AVMediaType] = [.video, .metadataObject, .metadata] + (hasDepth ? [.depthData] : [])
    own = media.map { port($0, from: device, device.position, true) }
    guard device.hasSwitchingStream else { return }
    others = device.constituentDevices.flatMap { source in
      [AVMediaType.video, .metadataObject].map { port($0, from: source, source.position, false) }
    }
  }

  override open var ports: [Port] { own }

  public func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [Port] {
    (own + others).filter { port in
      (mediaType.map { $0 == port.mediaType } ?? true)
        && (sourceDeviceType.map { $0 == port.sourceDeviceType } ?? true)
        && (port.mediaType != .audio && sourceDevicePosition == .unspecified
          || sourceDevicePosition == port.sourceDevicePosition)
    }
  }

  public var videoMinFrameDurationOverride: CMTime {
    get { override }
    set {
      require(
        !newValue.isValid || device.activeFormat.allows(newValue), "the active format has no such rate")
      override = newValue
    }
  }

  /// A new format of the device undoes what hung on the old one.
  func activeFormatDidChange() {
    override = .invalid
    locked = .invalid
    if !device.activeFormat.isCinematicVideoCaptureSupported { isCinematic = false }
    session?.inputChangedFormat()
  }

  // MARK: Rates that are locked

  public var isLockedVideoFrameDurationSupported: Bool { World.supports("lockedVideoFrameDuration") }
  public var activeLockedVideoFrameDuration: CMTime {
    get { locked }
    set {
      require(!newValue.isValid || isLockedVideoFrameDurationSupported, "the input does not support it")
      require(!device.isAutoVideoFrameRateEnabled, "the frame rate is set automatically")
      require(
        !newValue.isValid || device.minSupportedLockedVideoFrameDuration <= newValue, "the duration is too short")
      locked = newValue
    }
  }

  public var isExternalSyncSupported: Bool { World.supports("externalSync") }
  public var activeExternalSyncVideoFrameDuration: CMTime { .invalid }
  public func follow(
    _ externalSyncDevice: AVExternalSyncDevice, videoFrameDuration frameDuration: CMTime,
    delegate: (any AVExternalSyncDeviceDelegate)?
  ) {
    require(isExternalSyncSupported, "the input does not support it")
    self.externalSyncDevice = externalSyncDevice
  }
  public func unfollowExternalSyncDevice() { externalSyncDevice = nil }

  // MARK: Cinematic video

  public var isCinematicVideoCaptureSupported: Bool { device.activeFormat.isCinematicVideoCaptureSupported }
  public var isCinematicVideoCaptureEnabled: Bool {
    get { isCinematic }
    set {
      require(!newValue || isCinematicVideoCaptureSupported, "the active format does not support it")
      isCinematic = newValue
      aperture = newValue ? device.activeFormat.defaultSimulatedAperture : 0
    }
  }
  public var simulatedAperture: Float {
    get { aperture }
    set {
      require(isCinematic, "cinematic video is off")
      aperture = newValue
    }
  }

  // MARK: Sound

  public func isMultichannelAudioModeSupported(_ multichannelAudioMode: AVCaptureMultichannelAudioMode) -> Bool {
    guard multichannelAudioMode != .none else { return !device.isCamera }
    return !device.isCamera && World.supports("multichannelAudioMode") && !(session is AVCaptureMultiCamSession)
  }
  public var multichannelAudioMode: AVCaptureMultichannelAudioMode {
    get { audioMode }
    set {
      require(isMultichannelAudioModeSupported(newValue), "the input does not support the mode")
      audioMode = newValue
    }
  }
  @available(iOS 26.4, *)
  public var isAudioZoomSupported: Bool { !device.isCamera && World.supports("audioZoom") }
  @available(iOS 26.4, *)
  public var isAudioZoomEnabled: Bool {
    get { isAudioZoomSupported && zoomsAudio }
    set {
      require(!newValue || isAudioZoomSupported, "the input does not support it")
      zoomsAudio = newValue
    }
  }
  public var isWindNoiseRemovalSupported: Bool { audioMode != .none }
  public var isWindNoiseRemovalEnabled: Bool {
    get { removesWind }
    set {
      require(!newValue || isWindNoiseRemovalSupported, "the input does not support it")
      removesWind = newValue
    }
  }
}

extension AVCaptureDevice {
  /// Whether its own stream switches between constituents, each of which has a stream of its own too.
  var hasSwitchingStream: Bool {
    ["builtInDualCamera", "builtInDualWideCamera", "builtInTripleCamera"].contains(typeName)
  }
}

/// A signal from outside that frames follow.
open class AVExternalSyncDevice: NSObject {
  public static let fake = AVExternalSyncDevice()
  override private init() {}
  public var signalCompensationDelay: CMTime = .zero
  open class DiscoverySession: NSObject {
    public class var isSupported: Bool { World.supports("externalSync") }
    nonisolated(unsafe) public class var shared: DiscoverySession? { isSupported ? DiscoverySession() : nil }
    public var devices: [AVExternalSyncDevice] { [.fake] }
  }
}

public protocol AVExternalSyncDeviceDelegate: NSObjectProtocol {
  func externalSyncDeviceStatusDidChange(_ device: AVExternalSyncDevice)
}
