public import CaptureModel
public import JSONSource

/// Face-driven autofocus or auto exposure of a camera: whether it is automatic, and whether it is on.
public struct FaceDrivenSetting {
  /// `AutoFocus` or `AutoExposure`.
  public let name: String

  /// Whether the system switches it; `nil` if the graph doesn't say.
  public let automatic: Located<Bool>?

  /// Whether the app turned it on; `nil` if the graph doesn't say.
  public let enabled: Located<Bool>?

  /// The key of `automatic`.
  public var automaticKey: String { "automaticallyAdjustsFaceDriven\(name)Enabled" }

  /// The key of `enabled`.
  public var enabledKey: String { "faceDriven\(name)Enabled" }

  /// The members that turn it off.
  public var optOut: [(key: String, json: String)] { [(automaticKey, "false"), (enabledKey, "false")] }
}

extension GraphInput {
  /// Face-driven autofocus, then auto exposure.
  public var faceDriven: [FaceDrivenSetting] { [faceDrivenAutoFocus, faceDrivenAutoExposure] }

  /// Face-driven autofocus.
  public var faceDrivenAutoFocus: FaceDrivenSetting {
    FaceDrivenSetting(
      name: "AutoFocus", automatic: faceDriving.automaticallyAdjustsFaceDrivenAutoFocusEnabled,
      enabled: faceDriving.faceDrivenAutoFocusEnabled)
  }

  /// Face-driven auto exposure.
  public var faceDrivenAutoExposure: FaceDrivenSetting {
    FaceDrivenSetting(
      name: "AutoExposure", automatic: faceDriving.automaticallyAdjustsFaceDrivenAutoExposureEnabled,
      enabled: faceDriving.faceDrivenAutoExposureEnabled)
  }
}
