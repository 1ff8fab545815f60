/// An `AVCaptureDeviceInput` and the settings of its device.
public struct GraphInput: Sendable {
  public let range: SourceRange
  public var id: Located<Identifier>?
  public var deviceType: Located<DeviceType>?
  public var position: Located<DevicePosition>?
  public var formsConnections: Located<ConnectionForming>?
  public var activeFormat: FormatRequest?

  /// The reciprocal of `videoMinFrameDurationOverride`.
  public var maxFrameRateOverride: Located<FrameRate>?

  /// The reciprocals of `activeVideoMaxFrameDuration` and `activeVideoMinFrameDuration`.
  public var activeFrameRate: FrameRateRequest?
  public var disabledPorts: Located<[PortRequest]>?
  public var videoZoomFactor: Located<Double>?
  public var automaticallyAdjustsVideoHDREnabled: Located<Bool>?
  public var videoHDREnabled: Located<Bool>?
  public var activeColorSpace: Located<ColorSpace>?
  public var exposureMode: Located<ExposureMode>?
  public var focusMode: Located<FocusMode>?
  public var whiteBalanceMode: Located<WhiteBalanceMode>?
  public var lensPosition: Located<Double>?
  public var torchMode: Located<LightMode>?
  public var geometricDistortionCorrectionEnabled: Located<Bool>?
  public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Located<Bool>?
  public var faceDrivenAutoFocusEnabled: Located<Bool>?
  public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Located<Bool>?
  public var faceDrivenAutoExposureEnabled: Located<Bool>?
  public var activeDepthDataFormat: DepthFormatRequest?

  /// The reciprocal of `activeDepthDataMinFrameDuration`.
  public var depthFrameRateLimit: Located<FrameRate>?
  public var external: Located<Bool>?
  public var multichannelAudioMode: Located<MultichannelAudioMode>?
  public var windNoiseRemovalEnabled: Located<Bool>?
  public var autoVideoFrameRateEnabled: Located<Bool>?

  /// `activeLockedVideoFrameDuration`, in seconds.
  public var lockedVideoFrameDuration: Located<Double>?
  public var followsExternalSync: Located<Bool>?
  public var cinematicVideoCaptureEnabled: Located<Bool>?

  /// Whether the device is a camera, as far as its type is known.
  public var isCamera: Bool { deviceType.map { !$0.value.isMicrophone } ?? false }

  /// Whether the device is a microphone.
  public var isMicrophone: Bool { deviceType?.value.isMicrophone ?? false }
}

/// What a graph says of `activeFormat`: any of these.
public struct FormatRequest: Sendable {
  public let range: SourceRange
  public var width: Located<Int>?
  public var height: Located<Int>?
  public var maxFrameRate: Located<FrameRate>?
  public var minFrameRate: Located<FrameRate>?
  public var binned: Located<Bool>?
  public var pixelFormat: Located<PixelFormat>?

  /// The place in `device.formats`, from 0.
  public var index: Located<Int>?
}

/// The rates that a device runs at.
public struct FrameRateRequest: Sendable {
  public let range: SourceRange
  public var min: Located<FrameRate>?
  public var max: Located<FrameRate>?
}

/// What a graph says of `activeDepthDataFormat`.
public struct DepthFormatRequest: Sendable {
  public let range: SourceRange
  public var width: Located<Int>?
  public var height: Located<Int>?
  public var pixelFormat: Located<PixelFormat>?
}

extension GraphInput {
  static let shape = ObjectShape<GraphInput>(
    [
      Field("id", .identifier, isRequired: true) { $0.id = $1 },
      Field("deviceType", .name("device type"), isRequired: true) { $0.deviceType = $1 },
      Field("position", .name("position")) { $0.position = $1 },
      Field("formsConnections", .name("way to form connections")) { $0.formsConnections = $1 },
      Field("activeFormat", FormatRequest.shape.shape) { $0.activeFormat = $1.value },
      Field("maxFrameRateOverride", .frameRate) { $0.maxFrameRateOverride = $1 },
      Field("activeFrameRate", FrameRateRequest.shape.shape) { $0.activeFrameRate = $1.value },
      Field("disabledPorts", PortRequest.listShape) { $0.disabledPorts = $1 },
      Field("videoZoomFactor", .number(0...1000)) { $0.videoZoomFactor = $1 },
      Field("automaticallyAdjustsVideoHDREnabled", .boolean) { $0.automaticallyAdjustsVideoHDREnabled = $1 },
      Field("videoHDREnabled", .boolean) { $0.videoHDREnabled = $1 },
      Field("activeColorSpace", .name("color space")) { $0.activeColorSpace = $1 },
      Field("exposureMode", .name("exposure mode")) { $0.exposureMode = $1 },
      Field("focusMode", .name("focus mode")) { $0.focusMode = $1 },
      Field("whiteBalanceMode", .name("white balance mode")) { $0.whiteBalanceMode = $1 },
      Field("lensPosition", .number(0...1)) { $0.lensPosition = $1 },
      Field("torchMode", .name("torch mode")) { $0.torchMode = $1 },
      Field("geometricDistortionCorrectionEnabled", .boolean) { $0.geometricDistortionCorrectionEnabled = $1 },
      Field("automaticallyAdjustsFaceDrivenAutoFocusEnabled", .boolean) {
        $0.automaticallyAdjustsFaceDrivenAutoFocusEnabled = $1
      },
      Field("faceDrivenAutoFocusEnabled", .boolean) { $0.faceDrivenAutoFocusEnabled = $1 },
      Field("automaticallyAdjustsFaceDrivenAutoExposureEnabled", .boolean) {
        $0.automaticallyAdjustsFaceDrivenAutoExposureEnabled = $1
      },
      Field("faceDrivenAutoExposureEnabled", .boolean) { $0.faceDrivenAutoExposureEnabled = $1 },
      Field("activeDepthDataFormat", DepthFormatRequest.shape.shape) { $0.activeDepthDataFormat = $1.value },
      Field("depthFrameRateLimit", .frameRate) { $0.depthFrameRateLimit = $1 },
      Field("external", .boolean) { $0.external = $1 },
      Field("multichannelAudioMode", .name("multichannel audio mode")) { $0.multichannelAudioMode = $1 },
      Field("windNoiseRemovalEnabled", .boolean) { $0.windNoiseRemovalEnabled = $1 },
      Field("autoVideoFrameRateEnabled", .boolean) { $0.autoVideoFrameRateEnabled = $1 },
      Field("lockedVideoFrameDuration", .number(0.0001...100, "seconds")) { $0.lockedVideoFrameDuration = $1 },
      Field("followsExternalSync", .boolean) { $0.followsExternalSync = $1 },
      Field("cinematicVideoCaptureEnabled", .boolean) { $0.cinematicVideoCaptureEnabled = $1 },
    ],
    make: { GraphInput(range: $0) })
}

extension FormatRequest {
  static let shape = ObjectShape<FormatRequest>(
    [
      Field("width", .integer(1...100_000, "pixels")) { $0.width = $1 },
      Field("height", .integer(1...100_000, "pixels")) { $0.height = $1 },
      Field("maxFrameRate", .frameRate) { $0.maxFrameRate = $1 },
      Field("minFrameRate", .frameRate) { $0.minFrameRate = $1 },
      Field("binned", .boolean) { $0.binned = $1 },
      Field("pixelFormat", .pixelFormat) { $0.pixelFormat = $1 },
      Field("index", .integer(0...10_000)) { $0.index = $1 },
    ],
    make: { FormatRequest(range: $0) })
}

extension FrameRateRequest {
  static let shape = ObjectShape<FrameRateRequest>(
    [
      Field("min", .frameRate) { $0.min = $1 },
      Field("max", .frameRate) { $0.max = $1 },
    ],
    make: { FrameRateRequest(range: $0) })
}

extension DepthFormatRequest {
  static let shape = ObjectShape<DepthFormatRequest>(
    [
      Field("width", .integer(1...100_000, "pixels")) { $0.width = $1 },
      Field("height", .integer(1...100_000, "pixels")) { $0.height = $1 },
      Field("pixelFormat", .pixelFormat) { $0.pixelFormat = $1 },
    ],
    make: { DepthFormatRequest(range: $0) })
}
