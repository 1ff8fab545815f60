/// Face-driven autofocus or auto exposure of a camera: whether it is automatic, and whether it is on.
struct FaceDrivenSetting {
  /// `AutoFocus` or `AutoExposure`.
  let name: String
  let automatic: Located<Bool>?
  let enabled: Located<Bool>?

  /// The key of `automatic`.
  var automaticKey: String { "automaticallyAdjustsFaceDriven\(name)Enabled" }

  /// The key of `enabled`.
  var enabledKey: String { "faceDriven\(name)Enabled" }

  /// The members that turn it off.
  var optOut: [(key: String, json: String)] { [(automaticKey, "false"), (enabledKey, "false")] }
}

extension GraphInput {
  /// Face-driven autofocus, then auto exposure.
  var faceDriven: [FaceDrivenSetting] { [faceDrivenAutoFocus, faceDrivenAutoExposure] }

  /// Face-driven autofocus.
  var faceDrivenAutoFocus: FaceDrivenSetting {
    FaceDrivenSetting(
      name: "AutoFocus", automatic: automaticallyAdjustsFaceDrivenAutoFocusEnabled, enabled: faceDrivenAutoFocusEnabled)
  }

  /// Face-driven auto exposure.
  var faceDrivenAutoExposure: FaceDrivenSetting {
    FaceDrivenSetting(
      name: "AutoExposure", automatic: automaticallyAdjustsFaceDrivenAutoExposureEnabled,
      enabled: faceDrivenAutoExposureEnabled)
  }
}
