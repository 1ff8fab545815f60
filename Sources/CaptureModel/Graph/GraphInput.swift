public import JSONSource

/// An `AVCaptureDeviceInput` and the settings of its device. A value that the graph leaves out is `nil`.
public struct GraphInput: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The name used in connections, the plan and steps.
  public var id: Located<Identifier>?

  /// The kind of camera, or the microphone.
  public var deviceType: Located<DeviceType>?

  /// The kinds of camera that the app takes instead: the first that the device has; default none.
  public var fallbackDeviceTypes: Located<[Located<DeviceType>]>?

  /// The kinds that come first for the app and that the device lacks; none until the graph is looked up on a device.
  public var lackedDeviceTypes: [DeviceType] = []

  /// Which way the device faces; default that of the profile's only camera of the type.
  public var position: Located<DevicePosition>?

  /// `addInput` (implicit) or `addInputWithNoConnections` (explicit); default as the session says.
  public var formsConnections: Located<ConnectionForming>?

  /// The format, by some of its properties; `nil` if the app sets none.
  public var activeFormat: FormatRequest?

  /// The highest rate that the input delivers, in frames a second.
  public var maxFrameRateOverride: Located<FrameRate>?

  /// The rates that the device runs at.
  public var activeFrameRate: FrameRateRequest?

  /// The ports that are switched off; default none.
  public var disabledPorts: Located<[PortRequest]>?

  /// How far the picture is zoomed in; default 1.
  public var videoZoomFactor: Located<Double>?

  /// Whether the device switches HDR video by itself; default `true`.
  public var automaticallyAdjustsVideoHDREnabled: Located<Bool>?

  /// Whether HDR video is on.
  public var videoHDREnabled: Located<Bool>?

  /// The color space of the pictures.
  public var activeColorSpace: Located<ColorSpace>?

  /// Whether faces drive focus and exposure.
  public var faceDriving = FaceDriving()

  /// Where the camera focuses and meters, and how.
  public var focusAndExposure = FocusAndExposure()

  /// How the camera keeps a moving subject in focus.
  public var focusTracking = FocusTracking()

  /// The aperture, and the signals of automatic exposure.
  public var aperture = ApertureSettings()

  /// The shape of the picture, and whether the lens is watched.
  public var framing = FramingSettings()

  /// Who sets exposure, and when.
  public var exposureMode: Located<ExposureMode>?

  /// What the app decides about exposure and white balance by itself.
  public var light = LightSettings()

  /// Who sets focus, and when.
  public var focusMode: Located<FocusMode>?

  /// Who sets white balance, and when.
  public var whiteBalanceMode: Located<WhiteBalanceMode>?

  /// When a virtual camera switches between its constituents.
  public var switching = ConstituentSwitching()

  /// The part of the picture in which Center Stage frames people; default all of it.
  public var centerStageRectOfInterest: Located<RectOfInterest>?

  /// The focus, from 0 (nearest) to 1 (furthest).
  public var lensPosition: Located<Double>?

  /// Whether the torch is on; default `off`.
  public var torchMode: Located<LightMode>?

  /// How bright the torch is: above 0 and at most 1, or as bright as its heat allows.
  public var torchLevel: Located<TorchLevel>?

  /// The device's own flash mode, replaced by the one in photo requests; default `off`.
  public var flashMode: Located<LightMode>?

  /// Whether the lens's distortion is corrected; default `true` where supported.
  public var geometricDistortionCorrectionEnabled: Located<Bool>?

  /// The format of depth, by some of its properties.
  public var activeDepthDataFormat: DepthFormatRequest?

  /// The highest rate of depth maps, in frames a second.
  public var depthFrameRateLimit: Located<FrameRate>?

  /// Whether the camera or microphone is not built in; default `false`.
  public var external: Located<Bool>?

  /// How a microphone records sound.
  public var sound = SoundSettings()

  /// How frames are timed.
  public var timing = FrameTiming()

  /// Video with a shallow depth of field.
  public var cinematic = CinematicSettings()

  /// Whether the device is known to be a camera.
  public var isCamera: Bool { deviceType.map { !$0.value.isMicrophone } ?? false }

  /// Whether the device is a microphone.
  public var isMicrophone: Bool { deviceType?.value.isMicrophone ?? false }

  /// The kinds of camera that the app tries, in this order.
  public var triedDeviceTypes: [DeviceType] {
    let fallbacks = fallbackDeviceTypes?.value.map(\.value) ?? []
    return (lackedDeviceTypes + [deviceType?.value].compactMap { $0 } + fallbacks).reduce(into: []) { all, type in
      if !all.contains(type) { all.append(type) }
    }
  }
}

extension GraphInput: ShapedObject {
  package static let shape = ObjectShape<GraphInput>(
    {
      Field(
        "id", .definition(.input), about: "The name used in connections, the plan and steps", isRequired: true,
        isStructural: true
      ) { $1(&$0.id) }
      Field(
        "deviceType", .name("device type"), .property(of: "AVCaptureDevice", set: .fixed),
        about: "The kind of camera, or the microphone", isRequired: true, isStructural: true
      ) { $1(&$0.deviceType) }
      Field(
        "fallbackDeviceTypes", .list(of: .name("device type")), default: [],
        about: "The kinds of camera that the app takes instead: the first that the device has", isStructural: true
      ) { $1(&$0.fallbackDeviceTypes) }
      Field(
        "position", .name("position"), .property(of: "AVCaptureDevice", set: .fixed),
        default: .varying("that of the profile's only camera of the type"), about: "Which way the device faces",
        isStructural: true
      ) { $1(&$0.position) }
      Field(
        "formsConnections", .name("way to form connections"),
        default: .varying("as the session says"),
        about: "`addInput` (implicit) or `addInputWithNoConnections` (explicit)", isStructural: true
      ) { $1(&$0.formsConnections) }
      Field(
        "activeFormat", .object(FormatRequest.self),
        .property(of: "AVCaptureDevice", set: .fixed)
          .recorded(if: "session.sessionPreset == .inputPriority"),
        about: "The format, by some of its properties", isStructural: true, placeless: { $1(&$0.activeFormat) })
      Field(
        "maxFrameRateOverride", .frameRate,
        .reciprocal(
          "videoMinFrameDurationOverride", of: "AVCaptureDeviceInput", since: .iOS(13),
          requires: .frameDuration(of: .format)),
        about: "The highest rate that the input delivers, in frames a second"
      ) { $1(&$0.maxFrameRateOverride) }
      Field(
        "activeFrameRate", .object(FrameRateRequest.self), .parts, about: "The rates that the device runs at",
        placeless: { $1(&$0.activeFrameRate) })
      Field(
        "disabledPorts", PortRequest.listShape, .about("isEnabled", of: "AVCaptureInput.Port"),
        default: [], about: "The ports that are switched off"
      ) { $1(&$0.disabledPorts) }
      FramingSettings.fields
      Field(
        "videoZoomFactor", .number(0...1000),
        .property(
          of: "AVCaptureDevice", since: .iOS(7),
          requires: .range("minAvailableVideoZoomFactor", "maxAvailableVideoZoomFactor", of: .device)
        )
        .varyingWithFormat(),
        default: 1, about: "How far the picture is zoomed in"
      ) { $1(&$0.videoZoomFactor) }
      Field(
        "automaticallyAdjustsVideoHDREnabled", .boolean, .automatic(of: "AVCaptureDevice", since: .iOS(8)),
        default: true, about: "Whether the device switches HDR video by itself"
      ) { $1(&$0.automaticallyAdjustsVideoHDREnabled) }
      Field(
        "videoHDREnabled", .boolean,
        .flag(of: "AVCaptureDevice", since: .iOS(8), requires: .flag("isVideoHDRSupported", of: .format))
          .recorded(if: "!device.automaticallyAdjustsVideoHDREnabled"),
        about: "Whether HDR video is on"
      ) { $1(&$0.videoHDREnabled) }
      Field(
        "activeColorSpace", .name("color space"),
        .property(of: "AVCaptureDevice", since: .iOS(10), requires: .list("supportedColorSpaces", of: .format))
          .recorded(if: "!session.automaticallyConfiguresCaptureDeviceForWideColor"),
        about: "The color space of the pictures"
      ) { $1(&$0.activeColorSpace) }
      FaceDriving.fields
      FocusAndExposure.fields
      FocusTracking.fields
      Field(
        "exposureMode", .name("exposure mode"),
        .property(of: "AVCaptureDevice", requires: .method("isExposureModeSupported", of: .device))
          .judged(by: .generalRule(by: .exposureMode))
          .recorded(if: "device.isExposureModeSupported(device.exposureMode)"),
        about: "Who sets exposure, and when"
      ) { $1(&$0.exposureMode) }
      LightSettings.fields
      ApertureSettings.fields
      Field(
        "focusMode", .name("focus mode"),
        .property(of: "AVCaptureDevice", requires: .method("isFocusModeSupported", of: .device))
          .recorded(if: "device.isFocusModeSupported(device.focusMode)"),
        about: "Who sets focus, and when"
      ) { $1(&$0.focusMode) }
      Field(
        "whiteBalanceMode", .name("white balance mode"),
        .property(of: "AVCaptureDevice", requires: .method("isWhiteBalanceModeSupported", of: .device))
          .judged(by: .generalRule(by: .whiteBalanceMode))
          .recorded(if: "device.isWhiteBalanceModeSupported(device.whiteBalanceMode)"),
        about: "Who sets white balance, and when"
      ) { $1(&$0.whiteBalanceMode) }
      ConstituentSwitching.fields
      Field(
        "centerStageRectOfInterest", .object(RectOfInterest.self),
        .property(
          of: "AVCaptureDevice", since: .iOS(16, 4),
          requires: .written(of: .device) { camera, _ in
            "AVCaptureDevice.isCenterStageEnabled && \(camera).formats.contains(where: \\.isCenterStageSupported)"
          }), default: .varying("all of it"),
        about: "The part of the picture in which Center Stage frames people"
      ) { $1(&$0.centerStageRectOfInterest) }
      Field(
        "lensPosition", .number(0...1),
        .property(
          of: "AVCaptureDevice", since: .iOS(8), set: .statement("#.setFocusModeLocked(lensPosition: %)"),
          requires: .flag("isLockingFocusWithCustomLensPositionSupported", of: .device)
        )
        .recorded(if: "device.focusMode == .locked && device.isLockingFocusWithCustomLensPositionSupported"),
        about: "The focus, from 0 (nearest) to 1 (furthest)"
      ) { $1(&$0.lensPosition) }
      Field(
        "torchMode", .name("torch mode"),
        .property(of: "AVCaptureDevice", requires: .method("isTorchModeSupported", of: .device)),
        default: "off", about: "Whether the torch is on"
      ) { $1(&$0.torchMode) }
      Field(
        "torchLevel", TorchLevel.shape,
        .method(
          "setTorchModeOn(level:)", of: "AVCaptureDevice", since: .iOS(6),
          set: .statement("try #.setTorchModeOn(level: %)"),
          requires: .method("isTorchModeSupported", with: ".on", of: .device)
        )
        .recorded(if: "device.torchMode == .on"),
        about: "How bright the torch is: above 0 and at most 1, or as bright as its heat allows"
      ) { $1(&$0.torchLevel) }
      Field(
        "flashMode", .name("flash mode"), .property(of: "AVCaptureDevice", since: .iOS(4), deprecated: .iOS(10)),
        default: "off", about: "The device's own flash mode, replaced by the one in photo requests"
      ) { $1(&$0.flashMode) }
      Field(
        "geometricDistortionCorrectionEnabled", .boolean,
        .flag(
          of: "AVCaptureDevice", since: .iOS(13),
          requires: .flag("isGeometricDistortionCorrectionSupported", of: .device)
        )
        .recorded(
          if: "device.isGeometricDistortionCorrectionSupported && !device.isGeometricDistortionCorrectionEnabled"
        )
        .datedByOwnRule(),
        default: .varying("`true` where supported"), about: "Whether the lens's distortion is corrected"
      ) { $1(&$0.geometricDistortionCorrectionEnabled) }
      Field(
        "activeDepthDataFormat", .object(DepthFormatRequest.self),
        .property(of: "AVCaptureDevice", since: .iOS(11), set: .fixed)
          .recorded(if: "deliversDepth(of: input, in: session)"),
        about: "The format of depth, by some of its properties", placeless: { $1(&$0.activeDepthDataFormat) })
      Field(
        "depthFrameRateLimit", .frameRate,
        .reciprocal(
          "activeDepthDataMinFrameDuration", of: "AVCaptureDevice", since: .iOS(12),
          requires: .frameDuration(of: .depthFormat)
        )
        .recorded(if: "deliversDepth(of: input, in: session)")
        .datedByOwnRule(),
        about: "The highest rate of depth maps, in frames a second"
      ) { $1(&$0.depthFrameRateLimit) }
      Field("external", .boolean, default: false, about: "Whether the camera or microphone is not built in") {
        $1(&$0.external)
      }
      SoundSettings.fields
      FrameTiming.fields
      CinematicSettings.fields
      Field.whereSupported()
      Field(optional: "Whether the app leaves the input out where the device has no such camera")
    },
    make: { GraphInput(range: $0) })
}
