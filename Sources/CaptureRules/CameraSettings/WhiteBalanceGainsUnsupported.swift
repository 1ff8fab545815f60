import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// White balance gains are set only on a camera that takes them.
  static var whiteBalanceGainsUnsupported: Rule {
    Rule(
      "white-balance-gains-unsupported",
      title: "Camera takes no white balance gains",
      area: .inputs,
      rationale: """
        Gains other than the current ones may be set only where isLockingWhiteBalanceWithCustomDeviceGainsSupported is \
        true: elsewhere setWhiteBalanceModeLocked(with:completionHandler:) throws. Cameras that switch between lenses have \
        a rule of their own.
        """,
      availability: .iOS(OSVersion(10)),
      sources: [
        .symbol("AVCaptureDevice.setWhiteBalanceModeLocked(with:completionHandler:)"),
        .symbol("AVCaptureDevice.isLockingWhiteBalanceWithCustomDeviceGainsSupported"),
      ],
      setting: SupportedSetting(
        "deviceWhiteBalanceGains", \ResolvedCamera.input.light.deviceWhiteBalanceGains, isUsed: { $0.value != nil },
        flag: "isLockingWhiteBalanceWithCustomDeviceGainsSupported",
        isSupported: { camera, _ in
          camera.key.deviceType.hasConstituentPorts ? true : camera.device?.controls?.whiteBalanceGains
        }, refusal: { "\"\($0.id)\" takes no white balance gains" },
        fact: { "\"\($0.id)\" takes white balance gains" }, settledBy: { owner, _ in owner.fact(.controls) },
        label: "no gains here"),
      examples: [
        .passing("single | back 1280x720 deviceWhiteBalanceGains=(redGain=1 greenGain=1 blueGain=1) | video")
          .on(FocusExamples.profile(#""whiteBalanceGains": true"#)),
        .passing("single | back 1280x720 deviceWhiteBalanceGains=current | video"),
        .failing("single | back 1280x720 deviceWhiteBalanceGains=⟦(redGain=1 greenGain=1 blueGain=1)⟧ | video")
          .on(FocusExamples.profile(#""whiteBalanceGains": false"#)),
        .unverified("single | back 1280x720 deviceWhiteBalanceGains=(redGain=1 greenGain=1 blueGain=1) | video"),
      ])
  }
}
