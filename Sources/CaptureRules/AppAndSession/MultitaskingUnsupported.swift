import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Multitasking camera access is enabled only if it is supported.
  static var multitaskingUnsupported: Rule {
    Rule(
      "multitasking-unsupported",
      title: "Multitasking camera access is not supported",
      area: .app,
      severity: .error,
      rationale: """
        Setting isMultitaskingCameraAccessEnabled where isMultitaskingCameraAccessSupported is false throws an exception. \
        It is true on iPads with Stage Manager since iOS 16, for apps with the entitlement, and for apps linked with the \
        SDK of iOS 18 that have the background mode voip, from iOS 18 on.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["multitaskingCameraAccessEnabled"],
      settles: ["multitaskingCameraAccessEnabled"],
      sources: [
        .session("WWDC22 110429"), .symbol("AVCaptureSession.isMultitaskingCameraAccessSupported"),
        .symbol("AVCaptureSession.isMultitaskingCameraAccessEnabled"),
      ],
      examples: [
        .passing("iOS 18.0 SDK 18.0 | app camera='Shows you to those whom you call.' observesSystemPressure")
          .with("backgroundModes=[voip] | multi multitaskingCameraAccessEnabled | back 1280x720 | video"),
        .failing("iOS 17.0 SDK 17.0 | app camera='Shows you to those whom you call.' observesSystemPressure")
          .with("backgroundModes=[voip] | multi multitaskingCameraAccessEnabled=⟦true⟧ | back 1280x720 | video"),
        .failing("iOS 17.0 SDK 18.0 | app camera='Shows you to those whom you call.' observesSystemPressure")
          .with("backgroundModes=[voip] | multi multitaskingCameraAccessEnabled=⟦true⟧ | back 1280x720 | video"),
        .unverified("multi multitaskingCameraAccessEnabled | back 1280x720 | video"),
        .failing("iOS 15.0 | multi multitaskingCameraAccessEnabled=⟦true⟧ | back 1280x720 | video"),
        .unverified("iOS 18.0 | app camera='Shows you to those whom you call.' observesSystemPressure")
          .with("backgroundModes=[voip] | multi multitaskingCameraAccessEnabled | back 1280x720 | video"),
        .unverified("deployment platform=iPadOS minimumOS=16.0 | app camera='Films the street for your map.'")
          .with("observesSystemPressure | single multitaskingCameraAccessEnabled | back 1280x720 | video")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-pad", "name": "An iPad with Stage Manager",
              "modelIdentifiers": ["iPad0,0"],
              "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back",
                "formats": [ { "width": 1280, "height": 720, "maxFrameRate": 60 } ] } ] }
            """#),
        .passing("multi multitaskingCameraAccessEnabled=false | back 1280x720 | video"),
      ]
    ) { session, report in
      guard !session.isForMac, let enabled = session.graph.session?.multitaskingCameraAccessEnabled, enabled.value
      else {
        return
      }
      if let system = session.systemBefore(OSVersion(16)) {
        report.emit(
          "multitasking camera access does not exist on iOS \(system.version)", at: enabled.range, lackingOn: system,
          label: "needs iOS 16",
          help: "enable it only where iOS 16 is available and isMultitaskingCameraAccessSupported is true")
      }
      switch session.supportsMultitaskingCamera {
      case true?:
        guard let system = session.systemWithoutVoIPAccess, !session.isAskedFirst(at: enabled.range) else { return }
        report.emit(
          "multitasking camera access is not supported on iOS \(system.version) by voip alone", at: enabled.range,
          severity: .warning, label: "needs iOS 18",
          notes: [Finding.Note("the app runs on iOS \(system.version) and later", at: system.range)],
          help: "set it only where isMultitaskingCameraAccessSupported is true: elsewhere setting it throws")
      case nil:
        report.unverified(
          whether: "the app may use the camera while the user multitasks", settledBy: .unrecorded, at: enabled.range,
          lack: .value)
      case false?:
        report.emit(
          "the app can't use the device's cameras while the user multitasks",
          at: enabled.range, lack: .value, label: "not supported here",
          help:
            "ask isMultitaskingCameraAccessSupported first; the entitlement, or voip and the SDK of iOS 18, allow it")
      }
    }
  }
}

extension ResolvedSession {
  /// The app's system before iOS 18 if voip, and no entitlement, allows the access.
  fileprivate var systemWithoutVoIPAccess: OlderSystem? {
    guard !hasMultitaskingEntitlement, case .liftedLater(let system) = relaxation(since: OSVersion(18)),
      system.version >= OSVersion(16)
    else { return nil }
    return system
  }

  /// Whether multitasking camera access is supported; `nil` if unknown.
  fileprivate var supportsMultitaskingCamera: Bool? {
    if hasMultitaskingEntitlement { return true }
    let isPhone = !profile.modelIdentifiers.isEmpty && profile.modelIdentifiers.allSatisfy { $0.hasPrefix("iPhone") }
    guard let modes = backgroundModes else { return nil }
    if modes.contains("voip") {
      switch relaxation(since: OSVersion(18)) {
      case .lifted, .liftedLater: return true
      case .unknown: return nil
      case .inForce, .neverLifted: break
      }
    }
    return isPhone ? false : nil
  }
}
