public import JSONSource

/// An `AVCaptureDeviceInput` and the settings of its device. What the graph leaves out is `nil`.
public struct GraphInput: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The name that connections, the plan and steps call it by.
  public var id: Located<Identifier>?

  /// `AVCaptureDevice.deviceType`.
  public var deviceType: Located<DeviceType>?

  /// `AVCaptureDevice.position`; `nil` means the profile's only camera of the type.
  public var position: Located<DevicePosition>?

  /// `addInput` (implicit) or `addInputWithNoConnections` (explicit); `nil` means as the session says.
  public var formsConnections: Located<ConnectionForming>?

  /// `AVCaptureDevice.activeFormat`, by some of its properties; `nil` where the app sets none.
  public var activeFormat: FormatRequest?

  /// The reciprocal of `AVCaptureDeviceInput.videoMinFrameDurationOverride`, since iOS 13: no frame comes faster.
  public var maxFrameRateOverride: Located<FrameRate>?

  /// The reciprocals of `activeVideoMaxFrameDuration` and `activeVideoMinFrameDuration`.
  public var activeFrameRate: FrameRateRequest?

  /// The ports whose `AVCaptureInput.Port.isEnabled` is `false`; default none.
  public var disabledPorts: Located<[PortRequest]>?

  /// `AVCaptureDevice.videoZoomFactor`, since iOS 7; default 1.0.
  public var videoZoomFactor: Located<Double>?

  /// `AVCaptureDevice.automaticallyAdjustsVideoHDREnabled`, since iOS 8; default `true`.
  public var automaticallyAdjustsVideoHDREnabled: Located<Bool>?

  /// `AVCaptureDevice.isVideoHDREnabled`, since iOS 8.
  public var videoHDREnabled: Located<Bool>?

  /// `AVCaptureDevice.activeColorSpace`, since iOS 10.
  public var activeColorSpace: Located<ColorSpace>?

  /// `AVCaptureDevice.exposureMode`.
  public var exposureMode: Located<ExposureMode>?

  /// `AVCaptureDevice.focusMode`.
  public var focusMode: Located<FocusMode>?

  /// `AVCaptureDevice.whiteBalanceMode`.
  public var whiteBalanceMode: Located<WhiteBalanceMode>?

  /// `AVCaptureDevice.lensPosition`, from 0 (nearest) to 1 (furthest), since iOS 8.
  public var lensPosition: Located<Double>?

  /// `AVCaptureDevice.torchMode`; default `off`.
  public var torchMode: Located<LightMode>?

  /// `AVCaptureDevice.isGeometricDistortionCorrectionEnabled`, since iOS 13; default `true` where supported.
  public var geometricDistortionCorrectionEnabled: Located<Bool>?

  /// `AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoFocusEnabled`, since iOS 15.4; default `true`.
  public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Located<Bool>?

  /// `AVCaptureDevice.isFaceDrivenAutoFocusEnabled`, since iOS 15.4.
  public var faceDrivenAutoFocusEnabled: Located<Bool>?

  /// `AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoExposureEnabled`, since iOS 15.4; default `true`.
  public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Located<Bool>?

  /// `AVCaptureDevice.isFaceDrivenAutoExposureEnabled`, since iOS 15.4.
  public var faceDrivenAutoExposureEnabled: Located<Bool>?

  /// `AVCaptureDevice.activeDepthDataFormat`, since iOS 11.
  public var activeDepthDataFormat: DepthFormatRequest?

  /// The reciprocal of `AVCaptureDevice.activeDepthDataMinFrameDuration`, since iOS 12.
  public var depthFrameRateLimit: Located<FrameRate>?

  /// Whether the camera or microphone is not built in; default `false`.
  public var external: Located<Bool>?

  /// `AVCaptureDeviceInput.multichannelAudioMode`, since iOS 18; default `none`.
  public var multichannelAudioMode: Located<MultichannelAudioMode>?

  /// `AVCaptureDeviceInput.isWindNoiseRemovalEnabled`, since iOS 18.
  public var windNoiseRemovalEnabled: Located<Bool>?

  /// `AVCaptureDevice.isAutoVideoFrameRateEnabled`, since iOS 18; default `false`.
  public var autoVideoFrameRateEnabled: Located<Bool>?

  /// `AVCaptureDeviceInput.activeLockedVideoFrameDuration`, in seconds, since iOS 26.
  public var lockedVideoFrameDuration: Located<Double>?

  /// Whether the app calls `AVCaptureDeviceInput.follow(_:videoFrameDuration:delegate:)`, since iOS 26.
  public var followsExternalSync: Located<Bool>?

  /// `AVCaptureDeviceInput.isCinematicVideoCaptureEnabled`, since iOS 26; default `false`.
  public var cinematicVideoCaptureEnabled: Located<Bool>?

  /// Whether the device is a camera, as far as its type is known.
  public var isCamera: Bool { deviceType.map { !$0.value.isMicrophone } ?? false }

  /// Whether the device is a microphone.
  public var isMicrophone: Bool { deviceType?.value.isMicrophone ?? false }
}

/// What a graph says of `activeFormat`: any of these. What the graph leaves out is `nil`.
public struct FormatRequest: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// Columns of the format's video, in pixels.
  public var width: Located<Int>?

  /// Rows of the format's video, in pixels.
  public var height: Located<Int>?

  /// The highest `AVFrameRateRange.maxFrameRate` of the format.
  public var maxFrameRate: Located<FrameRate>?

  /// The lowest `AVFrameRateRange.minFrameRate` of the format.
  public var minFrameRate: Located<FrameRate>?

  /// `AVCaptureDevice.Format.isVideoBinned`, since iOS 7.
  public var binned: Located<Bool>?

  /// The media subtype of the format's `formatDescription`.
  public var pixelFormat: Located<PixelFormat>?

  /// The place in `device.formats`, from 0.
  public var index: Located<Int>?
}

/// The rates that a device runs at. What the graph leaves out is `nil`.
public struct FrameRateRequest: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The reciprocal of `activeVideoMaxFrameDuration`.
  public var min: Located<FrameRate>?

  /// The reciprocal of `activeVideoMinFrameDuration`.
  public var max: Located<FrameRate>?
}

/// What a graph says of `activeDepthDataFormat`. What the graph leaves out is `nil`.
public struct DepthFormatRequest: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// Columns of a depth map, in pixels.
  public var width: Located<Int>?

  /// Rows of a depth map, in pixels.
  public var height: Located<Int>?

  /// The media subtype of the format's `formatDescription`: depth or disparity.
  public var pixelFormat: Located<PixelFormat>?
}

extension GraphInput: ShapedObject {
  package static let shape = ObjectShape<GraphInput>(
    {
      Field("id", .identifier, isRequired: true) { $0.id = $1 }
      Field("deviceType", .name("device type"), isRequired: true) { $0.deviceType = $1 }
      Field("position", .name("position")) { $0.position = $1 }
      Field("formsConnections", .name("way to form connections")) { $0.formsConnections = $1 }
      Field("activeFormat", .object(FormatRequest.self)) { $0.activeFormat = $1.value }
      Field("maxFrameRateOverride", .frameRate) { $0.maxFrameRateOverride = $1 }
      Field("activeFrameRate", .object(FrameRateRequest.self)) { $0.activeFrameRate = $1.value }
      Field("disabledPorts", PortRequest.listShape) { $0.disabledPorts = $1 }
      Field("videoZoomFactor", .number(0...1000)) { $0.videoZoomFactor = $1 }
      Field("automaticallyAdjustsVideoHDREnabled", .boolean) { $0.automaticallyAdjustsVideoHDREnabled = $1 }
      Field("videoHDREnabled", .boolean) { $0.videoHDREnabled = $1 }
      Field("activeColorSpace", .name("color space")) { $0.activeColorSpace = $1 }
      Field("exposureMode", .name("exposure mode")) { $0.exposureMode = $1 }
      Field("focusMode", .name("focus mode")) { $0.focusMode = $1 }
      Field("whiteBalanceMode", .name("white balance mode")) { $0.whiteBalanceMode = $1 }
      Field("lensPosition", .number(0...1)) { $0.lensPosition = $1 }
      Field("torchMode", .name("torch mode")) { $0.torchMode = $1 }
      Field("geometricDistortionCorrectionEnabled", .boolean) { $0.geometricDistortionCorrectionEnabled = $1 }
      Field("automaticallyAdjustsFaceDrivenAutoFocusEnabled", .boolean) {
        $0.automaticallyAdjustsFaceDrivenAutoFocusEnabled = $1
      }
      Field("faceDrivenAutoFocusEnabled", .boolean) { $0.faceDrivenAutoFocusEnabled = $1 }
      Field("automaticallyAdjustsFaceDrivenAutoExposureEnabled", .boolean) {
        $0.automaticallyAdjustsFaceDrivenAutoExposureEnabled = $1
      }
      Field("faceDrivenAutoExposureEnabled", .boolean) { $0.faceDrivenAutoExposureEnabled = $1 }
      Field("activeDepthDataFormat", .object(DepthFormatRequest.self)) { $0.activeDepthDataFormat = $1.value }
      Field("depthFrameRateLimit", .frameRate) { $0.depthFrameRateLimit = $1 }
      Field("external", .boolean) { $0.external = $1 }
      Field("multichannelAudioMode", .name("multichannel audio mode")) { $0.multichannelAudioMode = $1 }
      Field("windNoiseRemovalEnabled", .boolean) { $0.windNoiseRemovalEnabled = $1 }
      Field("autoVideoFrameRateEnabled", .boolean) { $0.autoVideoFrameRateEnabled = $1 }
      Field("lockedVideoFrameDuration", .number(0.0001...100, "seconds")) { $0.lockedVideoFrameDuration = $1 }
      Field("followsExternalSync", .boolean) { $0.followsExternalSync = $1 }
      Field("cinematicVideoCaptureEnabled", .boolean) { $0.cinematicVideoCaptureEnabled = $1 }
    },
    instead: {
      let rate = "in frames a second: the reciprocal of the duration"
      return [
        "videoMinFrameDurationOverride": ReplacingKey("maxFrameRateOverride", rate),
        "activeVideoMinFrameDuration": ReplacingKey("activeFrameRate.max", rate),
        "activeVideoMaxFrameDuration": ReplacingKey("activeFrameRate.min", rate),
        "activeDepthDataMinFrameDuration": ReplacingKey("depthFrameRateLimit", rate),
        "activeLockedVideoFrameDuration": ReplacingKey("lockedVideoFrameDuration", "in seconds"),
      ]
    },
    make: { GraphInput(range: $0) })
}

extension FormatRequest: ShapedObject {
  package static let shape = ObjectShape<FormatRequest>(
    {
      Field("width", .integer(1...100_000, "pixels")) { $0.width = $1 }
      Field("height", .integer(1...100_000, "pixels")) { $0.height = $1 }
      Field("maxFrameRate", .frameRate) { $0.maxFrameRate = $1 }
      Field("minFrameRate", .frameRate) { $0.minFrameRate = $1 }
      Field("binned", .boolean) { $0.binned = $1 }
      Field("pixelFormat", .pixelFormat) { $0.pixelFormat = $1 }
      Field("index", .integer(0...10_000)) { $0.index = $1 }
    },
    make: { FormatRequest(range: $0) })
}

extension FrameRateRequest: ShapedObject {
  package static let shape = ObjectShape<FrameRateRequest>(
    {
      Field("min", .frameRate) { $0.min = $1 }
      Field("max", .frameRate) { $0.max = $1 }
    },
    make: { FrameRateRequest(range: $0) })
}

extension DepthFormatRequest: ShapedObject {
  package static let shape = ObjectShape<DepthFormatRequest>(
    {
      Field("width", .integer(1...100_000, "pixels")) { $0.width = $1 }
      Field("height", .integer(1...100_000, "pixels")) { $0.height = $1 }
      Field("pixelFormat", .pixelFormat) { $0.pixelFormat = $1 }
    },
    make: { DepthFormatRequest(range: $0) })
}
