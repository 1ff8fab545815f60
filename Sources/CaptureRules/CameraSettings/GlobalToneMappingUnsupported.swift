import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Global tone mapping is switched on only in a format that has it.
  static var globalToneMappingUnsupported: Rule {
    Rule(
      "global-tone-mapping-unsupported",
      title: "Format has no global tone mapping",
      area: .inputs,
      rationale: """
        isGlobalToneMappingEnabled may be true only where the active format's isGlobalToneMappingSupported is: elsewhere \
        the setter throws NSGenericException.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .symbol("AVCaptureDevice.isGlobalToneMappingEnabled"),
        .symbol("AVCaptureDevice.Format.isGlobalToneMappingSupported"),
      ],
      setting: SupportedSetting(
        "globalToneMappingEnabled", \ResolvedCamera.input.light.globalToneMappingEnabled, isUsed: { $0 },
        flag: "isGlobalToneMappingSupported",
        isSupported: { camera, _ in camera.activeFormat?.controls?.globalToneMapping },
        refusal: { "the format of \"\($0.id)\" has no global tone mapping" },
        fact: { "the format of \"\($0.id)\" has global tone mapping" },
        settledBy: { owner, _ in owner.formatFact(.controls) }),
      examples: [
        .passing("single | back 1280x720 globalToneMappingEnabled | video").on(profile(true)),
        .passing("single | back 1280x720 globalToneMappingEnabled=false | video").on(profile(false)),
        .failing("single | back 1280x720 globalToneMappingEnabled=⟦true⟧ | video").on(profile(false)),
        .unverified("single | back 1280x720 globalToneMappingEnabled | video"),
      ])
  }

  private static func profile(_ isSupported: Bool) -> ExampleDevice {
    FocusExamples.profile("", format: #", "controls": { "globalToneMapping": \#(isSupported) }"#)
  }
}
