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
        .passing(graph(gains), on: "example-camera", profileText: FocusExamples.profile(#""whiteBalanceGains": true"#)),
        .passing(graph(#""current""#)),
        .failing(
          graph("⟦\(gains)⟧"), on: "example-camera", profileText: FocusExamples.profile(#""whiteBalanceGains": false"#)),
        .unverified(graph(gains)),
      ])
  }

  private static let gains = #"{ "redGain": 1, "greenGain": 1, "blueGain": 1 }"#

  private static func graph(_ gains: String) -> ExampleText {
    FocusExamples.graph(#""deviceWhiteBalanceGains": \#(gains)"#)
  }
}
