public import JSONSource

/// What an app decides about exposure and white balance by itself. What the graph leaves out is `nil`.
public struct LightSettings: Sendable {
  /// How long each frame is exposed, in seconds; turns the exposure mode to `custom`.
  public var exposureDuration: Located<CurrentOr<Double>>?

  /// The sensitivity, as an ISO value; turns the exposure mode to `custom`.
  public var iso: Located<CurrentOr<Double>>?

  /// The longest exposure that automatic exposure takes, in seconds; default as the format has it.
  public var activeMaxExposureDuration: Located<Seconds>?

  /// Whether the picture is toned as a whole, and not region by region; default `false`.
  public var globalToneMappingEnabled: Located<Bool>?

  /// Whether frame rates and longest exposures are the same for all formats and presets; default `false`.
  public var unifiedAutoExposureDefaultsEnabled: Located<Bool>?

  /// How much each color of the sensor is amplified; turns the white balance mode to `locked`.
  public var deviceWhiteBalanceGains: Located<CurrentOr<WhiteBalanceGains>>?
}

extension LightSettings {
  /// The keys of an input. Each stands after the mode that it changes.
  static let fields = FieldList<GraphInput> {
    Field(
      "exposureDuration",
      CurrentOr.shape(
        .number(0.000_001...1000, "seconds"), "exposure duration", constant: "AVCaptureDevice.currentExposureDuration",
        "AVCaptureExposureDurationCurrent",
        auto: ("AVCaptureDevice.autoExposureDuration", "AVCaptureExposureDurationAuto")),
      .seconds(
        of: "AVCaptureDevice", since: .iOS(8), set: .joined(custom),
        requires: .method("isExposureModeSupported", with: ".custom", of: .device),
        .range("minExposureDuration", "maxExposureDuration", of: .format)
      )
      .recorded(if: "device.exposureMode == .custom"),
      about: "How long each frame is exposed, in seconds; turns the exposure mode to `custom`"
    ) { $1(&$0.light.exposureDuration) }
    Field(
      "iso",
      CurrentOr.shape(
        .number(0...1_000_000), "ISO value", constant: "AVCaptureDevice.currentISO", "AVCaptureISOCurrent",
        auto: ("AVCaptureDevice.autoISO", "AVCaptureISOAuto")),
      .property(
        of: "AVCaptureDevice", since: .iOS(8), set: .joined(custom),
        requires: .method("isExposureModeSupported", with: ".custom", of: .device),
        .range("minISO", "maxISO", of: .format)
      )
      .recorded(if: "device.exposureMode == .custom"),
      about: "The sensitivity, as an ISO value; turns the exposure mode to `custom`"
    ) { $1(&$0.light.iso) }
    Field(
      "activeMaxExposureDuration", Seconds.shape,
      .seconds(
        of: "AVCaptureDevice", since: .iOS(12),
        requires: .range("minExposureDuration", "maxExposureDuration", of: .format)
      )
      .unrecorded(because: "nothing says whether it is the app's own or the format's"),
      default: .varying("as the format has it"),
      about: "The longest exposure that automatic exposure takes, in seconds"
    ) { $1(&$0.light.activeMaxExposureDuration) }
    Field(
      "globalToneMappingEnabled", .boolean,
      .flag(of: "AVCaptureDevice", since: .iOS(13), requires: .flag("isGlobalToneMappingSupported", of: .format))
        .recorded(if: "device.activeFormat.isGlobalToneMappingSupported"),
      default: false, about: "Whether the picture is toned as a whole, and not region by region"
    ) { $1(&$0.light.globalToneMappingEnabled) }
    Field(
      "unifiedAutoExposureDefaultsEnabled", .boolean, .property(of: "AVCaptureDeviceInput", since: .iOS(12)),
      default: false, about: "Whether frame rates and longest exposures are the same for all formats and presets"
    ) { $1(&$0.light.unifiedAutoExposureDefaultsEnabled) }
    Field(
      "deviceWhiteBalanceGains",
      CurrentOr.shape(
        .object(WhiteBalanceGains.self), "white balance gains", constant: "AVCaptureDevice.currentWhiteBalanceGains",
        "AVCaptureWhiteBalanceGainsCurrent"),
      .property(
        of: "AVCaptureDevice", since: .iOS(8), set: .statement("#.setWhiteBalanceModeLocked(with: %)"),
        requires: .flag("isLockingWhiteBalanceWithCustomDeviceGainsSupported", of: .device),
        .written(of: .device) { "\($1).allSatisfy({ (1...\($0).maxWhiteBalanceGain).contains($0) })" }
      )
      .recorded(if: "device.whiteBalanceMode == .locked && device.isLockingWhiteBalanceWithCustomDeviceGainsSupported"),
      about: "How much each color of the sensor is amplified; turns the white balance mode to `locked`"
    ) { $1(&$0.light.deviceWhiteBalanceGains) }
  }

  /// All values are set by one call; the one with an aperture came later.
  static let custom = KeySymbol.JoinedCall(
    "#.setExposureModeCustom(lensAperture: %, duration: %, iso: %)",
    [
      ("lensAperture", "AVCaptureDevice.currentLensAperture"),
      ("exposureDuration", "AVCaptureDevice.currentExposureDuration"), ("iso", "AVCaptureDevice.currentISO"),
    ], older: "#.setExposureModeCustom(duration: %, iso: %)")
}
