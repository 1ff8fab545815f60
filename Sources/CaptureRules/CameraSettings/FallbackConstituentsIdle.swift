import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Fallback cameras are listed where the camera may switch.
  static var fallbackConstituentsIdle: Rule {
    Rule(
      "fallback-constituents-idle",
      title: "Fallback cameras are not used",
      area: .inputs,
      confidence: .inferred,
      rationale: """
        A virtual camera falls back to another constituent when it may switch by itself. With its switching locked the \
        list is not used.
        """,
      availability: .iOS(OSVersion(15)),
      sources: [
        .symbol("AVCaptureDevice.fallbackPrimaryConstituentDevices"),
        .inference("a camera that does not switch does not fall back"),
      ],
      setting: IdleSetting(
        "fallbackPrimaryConstituentDevices", \ResolvedCamera.input.switching.fallbackPrimaryConstituentDevices,
        isUsed: { !$0.isEmpty }, what: { "the list of fallbacks of \"\($0.id)\"" },
        because: { camera, _ in
          guard let behavior = camera.input.switching.primaryConstituentDeviceSwitchingBehavior,
            behavior.value == .locked
          else { return nil }
          return IdleSetting.Reason("its switching is locked", at: behavior.range)
        }, help: "leave it out, or let the camera switch"),
      examples: [
        .passing("single | dual 1280x720 fallbackPrimaryConstituentDevices=[builtInWideAngleCamera] | video"),
        .passing("single | dual 1280x720 fallbackPrimaryConstituentDevices=[builtInWideAngleCamera]")
          .with("primaryConstituentDeviceSwitchingBehavior=auto | video"),
        .failing("single | dual 1280x720 fallbackPrimaryConstituentDevices=⟦[builtInWideAngleCamera]⟧")
          .with("primaryConstituentDeviceSwitchingBehavior=locked | video"),
      ])
  }
}
