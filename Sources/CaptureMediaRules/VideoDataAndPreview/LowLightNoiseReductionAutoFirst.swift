import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Noise in low light is reduced by hand only while the connection does not do it.
  static var lowLightNoiseReductionAutoFirst: Rule {
    Rule(
      "low-light-noise-reduction-auto-first",
      title: "Noise reduction while it is automatic",
      area: .video,
      severity: .error,
      rationale: """
        lowLightVideoNoiseReductionEnabled may be set only while automaticallyEnablesLowLightVideoNoiseReduction of the \
        connection is false; otherwise the setter throws NSInvalidArgumentException. It is true by default on connections \
        to movie file outputs.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["lowLightVideoNoiseReductionEnabled"],
      sources: [
        .symbol("AVCaptureConnection.isLowLightVideoNoiseReductionEnabled"),
        .symbol("AVCaptureConnection.automaticallyEnablesLowLightVideoNoiseReduction"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1920x1080 | back -> movie automaticallyEnablesLowLightVideoNoiseReduction=false")
          .with("lowLightVideoNoiseReductionEnabled").on(NoiseReduction.profile()),
        .failing("single | back 1920x1080 | back -> movie lowLightVideoNoiseReductionEnabled=⟦true⟧")
          .on(NoiseReduction.profile()),
        .passing("single | back 1920x1080 | back -> video lowLightVideoNoiseReductionEnabled")
          .on(NoiseReduction.profile()),
      ]
    ) { session, report in
      let setting = ManualSetting(
        "lowLightVideoNoiseReductionEnabled", \GraphConnection.lowLightVideoNoiseReductionEnabled,
        automatic: "automaticallyEnablesLowLightVideoNoiseReduction", \.automaticallyEnablesLowLightVideoNoiseReduction,
        who: { _ in "the connection reduces noise" })
      for connection in session.connections {
        guard let written = session.written(connection) else { continue }
        let isMovie = session.outputType(connection.output) == .movieFile
        guard isMovie || written.automaticallyEnablesLowLightVideoNoiseReduction != nil else { continue }
        setting.check(written, &report)
      }
    }
  }
}

/// Devices for the examples of rules about noise reduction.
enum NoiseReduction {
  /// A device whose format has it or does not.
  static func profile(_ isSupported: Bool = true) -> ExampleDevice {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats:
        #"{ "width": 1920, "height": 1080, "maxFrameRate": 30, "multiCam": true, "features": { "lowLightNoiseReduction": \#(isSupported) } }"#
    )
  }
}
