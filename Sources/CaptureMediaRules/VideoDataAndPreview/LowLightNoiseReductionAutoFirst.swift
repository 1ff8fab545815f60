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
        .passing(NoiseReduction.graph(), on: "example-camera", profileText: NoiseReduction.profile()),
        .failing(
          NoiseReduction.graph(#""lowLightVideoNoiseReductionEnabled": ⟦true⟧"#), on: "example-camera",
          profileText: NoiseReduction.profile()),
        .passing(
          NoiseReduction.graph(#""lowLightVideoNoiseReductionEnabled": true"#, to: "video", .videoData()),
          on: "example-camera", profileText: NoiseReduction.profile()),
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

/// Graphs and profiles for the examples of rules about noise reduction.
enum NoiseReduction {
  /// The connection's members that ask for it by hand.
  static let byHand: ExampleText =
    #""automaticallyEnablesLowLightVideoNoiseReduction": false, "lowLightVideoNoiseReductionEnabled": true"#

  /// A camera, an output, and their connection with these members.
  static func graph(
    _ connection: ExampleText = byHand, head: [ExampleText] = [], to id: String = "movie",
    _ output: ExampleText = .movieFile()
  ) -> ExampleText {
    .graph(
      head: head, .single(), inputs: [.back(.format(1920, 1080))], outputs: [output],
      connections: [.video(to: id, connection)])
  }

  /// A device whose format has it or does not.
  static func profile(_ isSupported: Bool = true) -> String {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats:
        #"{ "width": 1920, "height": 1080, "maxFrameRate": 30, "multiCam": true, "features": { "lowLightNoiseReduction": \#(isSupported) } }"#
    )
  }
}
