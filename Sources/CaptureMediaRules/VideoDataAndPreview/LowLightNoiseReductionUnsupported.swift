import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Noise in low light is reduced only where the connection supports it.
  static var lowLightNoiseReductionUnsupported: Rule {
    Rule(
      "low-light-noise-reduction-unsupported",
      title: "No noise reduction on this connection",
      area: .video,
      rationale: """
        lowLightVideoNoiseReductionEnabled may be true only where the connection's isLowLightVideoNoiseReductionSupported \
        is: the format has to support it, and stabilization, an automatic frame rate and the highest rate may take it \
        away. Otherwise the setter throws NSInvalidArgumentException.
        """,
      sources: [
        .symbol("AVCaptureConnection.isLowLightVideoNoiseReductionEnabled"),
        .symbol("AVCaptureConnection.isLowLightVideoNoiseReductionSupported"),
        .symbol("AVCaptureDevice.Format.isLowLightVideoNoiseReductionSupported"),
      ],
      setting: SupportedSetting(
        "lowLightVideoNoiseReductionEnabled", \GraphConnection.lowLightVideoNoiseReductionEnabled, isUsed: { $0 },
        flag: "isLowLightVideoNoiseReductionSupported",
        isSupported: { connection, session in
          let camera = session.connections.first { session.written($0)?.range == connection.range }
            .flatMap { session.camera(ofInput: $0.input) }
          return camera?.activeFormat?.features?.lowLightNoiseReduction
        },
        refusal: { _ in "the connection can't reduce noise in low light" },
        fact: { _ in "the connection can reduce noise in low light" }, since: OSVersion(27)),
      examples: [
        .passing("single | back 1920x1080 | back -> movie automaticallyEnablesLowLightVideoNoiseReduction=false")
          .with("lowLightVideoNoiseReductionEnabled").on(NoiseReduction.profile()),
        .failing("single | back 1920x1080 | back -> movie automaticallyEnablesLowLightVideoNoiseReduction=false")
          .with("lowLightVideoNoiseReductionEnabled=⟦true⟧").on(NoiseReduction.profile(false)),
        .unverified("single | back 1920x1080 | back -> movie automaticallyEnablesLowLightVideoNoiseReduction=false")
          .with("lowLightVideoNoiseReductionEnabled").on("iphone-18-pro"),
      ])
  }
}
