open class AVCaptureDevice: NSObject {
  let facts: CameraFacts?
  public let deviceType: DeviceType
  public let position: Position
  public let formats: [Format]
  var locks = 0
  var settings: DeviceSettings

  /// The input that opened it last, whose session may be told of a new format.
  weak var openInput: AVCaptureDeviceInput?

  /// A camera.
  init(_ facts: CameraFacts) {
    self.facts = facts
    deviceType = DeviceType(named: facts.deviceType)
    position = facts.position == "front" ? .front : facts.position == "back" ? .back : .unspecified
    formats = facts.formats.map { Format($0) }
    settings = DeviceSettings(
      format: formats.indices.contains(facts.presets?["high"] ?? 0) ? formats[facts.presets?["high"] ?? 0] : nil)
    if facts.fixedFocus == true { settings.focusMode = .locked }
  }

  /// The microphone.
  override init() {
    facts = nil
    deviceType = .microphone
    position = .unspecified
    formats = []
    settings = DeviceSettings(format: nil)
  }

  var isCamera: Bool { facts != nil }

  /// The name of the type in the world's file.
  var typeName: String { facts?.deviceType ?? "microphone" }

  public var uniqueID: String { "fake:\(typeName):\(position.fakeName)" }
  public var modelID: String { "fake" }
  public var localizedName: String { facts?.name ?? typeName }
  public var manufacturer: String { "" }
  public var isConnected: Bool { true }
  public var isSuspended: Bool { false }
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == (isCamera ? .video : .audio) }

  public var isVirtualDevice: Bool { !constituentDevices.isEmpty }
  public var constituentDevices: [AVCaptureDevice] {
    (facts?.constituents ?? []).compactMap { name in
      Self.cameras.first { $0.typeName == name && $0.position == position }
    }
  }
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] {
    constituentDevices.indices.dropFirst().map { NSNumber(value: 2 * $0) }
  }

  /// Cameras support the presets; which format one chooses, the world's file says where it is known.
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool {
    isCamera && (preset == .high || preset == .inputPriority || World.supports("sessionPreset"))
  }

  open var systemPressureState: SystemPressureState { settings.systemPressureState }

  /// Puts the camera under pressure, and tells who observes it.
  public func _fake(pressure level: SystemPressureState.Level) {
    settings.systemPressureState = SystemPressureState(level: level)
    Observers.shared.tell(self, \.systemPressureState)
  }

  // MARK: Finding devices

  nonisolated(unsafe) static let cameras = World.current.cameras.map { AVCaptureDevice($0) }
  nonisolated(unsafe) static let theMicrophone = AVCaptureDevice()

  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    mediaType == .video ? cameras : mediaType == .audio ? [theMicrophone] : []
  }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    mediaType == .audio
      ? theMicrophone : mediaType == .video ? self.default(.builtInWideAngleCamera, for: .video, position: .back) : nil
  }

  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    // The default look-up knows nothing of these two.
    if [.builtInInnerUltraWideCamera, .builtInOuterUltraWideCamera].contains(deviceType) { return nil }
    return DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices.first
  }

  public convenience init?(uniqueID deviceUniqueID: String) { return nil }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    switch World.current.authorization[mediaType == .audio ? "audio" : "video"] {
    case "notDetermined": .notDetermined
    case "denied": .denied
    case "restricted": .restricted
    default: .authorized
    }
  }

  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(authorizationStatus(for: mediaType) == .authorized)
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    authorizationStatus(for: mediaType) == .authorized
  }

  open class func extrinsicMatrix(from fromDevice: AVCaptureDevice, to toDevice: AVCaptureDevice) -> Data? {
    fromDevice.position == toDevice.position && fromDevice.isCamera && toDevice.isCamera ? Data(count: 64) : nil
  }

  // MARK: Locking

  /// Whether another app holds the lock.
  public var _fakeIsLockedByAnother = false

  public func lockForConfiguration() throws {
    if _fakeIsLockedByAnother { throw AVError(.deviceLockedForConfigurationByAnotherProcess) }
    locks += 1
  }
  public func unlockForConfiguration() { locks -= 1 }

  /// Every setter of a device's property wants the lock.
  func requireLock(in function: String = #function) {
    require(locks > 0, .generic, "the device must be locked for configuration", in: function)
  }
}

extension AVCaptureDevice {
  open class DiscoverySession: NSObject {
    public let devices: [AVCaptureDevice]

    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      let known = AVCaptureDevice.cameras + [AVCaptureDevice.theMicrophone]
      devices = deviceTypes.flatMap { type in
        known.filter { device in
          device.deviceType == type && (mediaType.map(device.hasMediaType) ?? true)
            && (position == .unspecified || device.position == position)
        }
      }
    }

    public var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] {
      World.current.multiCamDeviceSets.compactMap { names in
        let found = names.compactMap { name in
          devices.first { $0.typeName == name.deviceType && $0.position.fakeName == name.position }
        }
        return found.count == names.count ? Set(found) : nil
      }
    }
  }

  open class RotationCoordinator: NSObject {
    public private(set) weak var device: AVCaptureDevice?
    public private(set) weak var previewLayer: CALayer?

    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      self.device = device
      self.previewLayer = previewLayer
    }

    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }
  }
}
