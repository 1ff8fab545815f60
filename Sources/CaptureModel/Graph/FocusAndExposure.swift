public import JSONSource

/// Where a camera focuses and meters, and how. Keys that the graph leaves out are `nil`.
public struct FocusAndExposure: Sendable {
  /// The point that the camera focuses on when its focus mode is set next; default the middle.
  public var focusPointOfInterest: Located<PointOfInterest>?

  /// The point that the camera meters at when its exposure mode is set next; default the middle.
  public var exposurePointOfInterest: Located<PointOfInterest>?

  /// The part of the picture that the camera focuses on when its focus mode is set next; default around the point.
  public var focusRectOfInterest: Located<RectOfInterest>?

  /// The part of the picture that the camera meters when its exposure mode is set next; default around the point.
  public var exposureRectOfInterest: Located<RectOfInterest>?

  /// How much brighter than metered the camera exposes, in EV; default 0.
  public var exposureTargetBias: Located<CurrentOr<Double>>?

  /// Whether autofocus moves slowly, as it suits recordings; default `false`.
  public var smoothAutoFocusEnabled: Located<Bool>?

  /// Which distances autofocus tries; default `none`.
  public var autoFocusRangeRestriction: Located<AutoFocusRangeRestriction>?

  /// Whether the camera brightens dark pictures by itself; default `false`.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Located<Bool>?

  /// Whether the app is told when the picture changes much; default `false`.
  public var subjectAreaChangeMonitoringEnabled: Located<Bool>?
}

extension FocusAndExposure {
  /// The keys of an input. Each comes before the mode that makes it take effect.
  static let fields = FieldList<GraphInput> {
    Field(
      "focusPointOfInterest", .object(PointOfInterest.self),
      .property(
        of: "AVCaptureDevice", since: .iOS(4), requires: .flag("isFocusPointOfInterestSupported", of: .device)
      )
      .recorded(if: "device.isFocusPointOfInterestSupported"),
      default: .varying("the middle"),
      about: "The point that the camera focuses on when its focus mode is set next"
    ) { $1(&$0.focusAndExposure.focusPointOfInterest) }
    Field(
      "exposurePointOfInterest", .object(PointOfInterest.self),
      .property(
        of: "AVCaptureDevice", since: .iOS(4), requires: .flag("isExposurePointOfInterestSupported", of: .device)
      )
      .recorded(if: "device.isExposurePointOfInterestSupported"),
      default: .varying("the middle"),
      about: "The point that the camera meters at when its exposure mode is set next"
    ) { $1(&$0.focusAndExposure.exposurePointOfInterest) }
    Field(
      "focusRectOfInterest", .object(RectOfInterest.self),
      .property(
        of: "AVCaptureDevice", since: .iOS(26), requires: .flag("isFocusRectOfInterestSupported", of: .device),
        .written(of: .device) {
          "\($1).width >= \($0).minFocusRectOfInterestSize.width && \($1).height >= \($0).minFocusRectOfInterestSize.height"
        }),
      default: .varying("around the point"),
      about: "The part of the picture that the camera focuses on when its focus mode is set next"
    ) { $1(&$0.focusAndExposure.focusRectOfInterest) }
    Field(
      "exposureRectOfInterest", .object(RectOfInterest.self),
      .property(
        of: "AVCaptureDevice", since: .iOS(26), requires: .flag("isExposureRectOfInterestSupported", of: .device),
        .written(of: .device) {
          "\($1).width >= \($0).minExposureRectOfInterestSize.width && \($1).height >= \($0).minExposureRectOfInterestSize.height"
        }),
      default: .varying("around the point"),
      about: "The part of the picture that the camera meters when its exposure mode is set next"
    ) { $1(&$0.focusAndExposure.exposureRectOfInterest) }
    Field(
      "exposureTargetBias",
      CurrentOr.shape(
        .number(-1000...1000), "exposure bias", constant: "AVCaptureDevice.currentExposureTargetBias",
        "AVCaptureExposureTargetBiasCurrent"),
      .property(
        of: "AVCaptureDevice", since: .iOS(8), set: .statement("#.setExposureTargetBias(%)"),
        requires: .range("minExposureTargetBias", "maxExposureTargetBias", of: .device)),
      default: 0, about: "How much brighter than metered the camera exposes, in EV"
    ) { $1(&$0.focusAndExposure.exposureTargetBias) }
    Field(
      "smoothAutoFocusEnabled", .boolean,
      .flag(of: "AVCaptureDevice", since: .iOS(7), requires: .flag("isSmoothAutoFocusSupported", of: .device))
        .recorded(if: "device.isSmoothAutoFocusSupported"),
      default: false, about: "Whether autofocus moves slowly, as it suits recordings"
    ) { $1(&$0.focusAndExposure.smoothAutoFocusEnabled) }
    Field(
      "autoFocusRangeRestriction", .name("autofocus range"),
      .property(
        of: "AVCaptureDevice", since: .iOS(7), requires: .flag("isAutoFocusRangeRestrictionSupported", of: .device)
      )
      .recorded(if: "device.isAutoFocusRangeRestrictionSupported"),
      default: "none", about: "Which distances autofocus tries"
    ) { $1(&$0.focusAndExposure.autoFocusRangeRestriction) }
    Field(
      "automaticallyEnablesLowLightBoostWhenAvailable", .boolean,
      .property(of: "AVCaptureDevice", since: .iOS(6), requires: .flag("isLowLightBoostSupported", of: .device))
        .recorded(if: "device.isLowLightBoostSupported"),
      default: false, about: "Whether the camera brightens dark pictures by itself"
    ) { $1(&$0.focusAndExposure.automaticallyEnablesLowLightBoostWhenAvailable) }
    Field(
      "subjectAreaChangeMonitoringEnabled", .boolean, .flag(of: "AVCaptureDevice", since: .iOS(5)),
      default: false, about: "Whether the app is told when the picture changes much"
    ) { $1(&$0.focusAndExposure.subjectAreaChangeMonitoringEnabled) }
  }
}
