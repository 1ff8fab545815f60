import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The settings of a movie file output are set while a camera feeds it.
  static var movieSettingsBeforeConnection: Rule {
    Rule(
      "movie-settings-before-connection",
      title: "Movie settings are set before the output has a camera",
      area: .video,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        The settings of a movie file output belong to one of its connections: they are set once a camera feeds it, and \
        again after another camera has taken its place.
        """,
      availability: .iOS(OSVersion(10)),
      sources: [
        .symbol("AVCaptureMovieFileOutput.setOutputSettings(_:for:)"),
        .inference("before the output is connected there is no connection to name"),
      ],
      step: ConnectedStep(
        .setOutputSettings, isCommitted: false,
        output: { target, session in session.outputs(ofType: .movieFile).first { $0.id == target } },
        message: { _, output in "the settings of \"\(output)\" are set while no camera feeds it" },
        label: "no connection to set them for"),
      examples: [
        .passing("single | back | out: movie | steps addInput back, addOutput out, setOutputSettings out"),
        .failing("single | back | out: movie | steps addInput back, setOutputSettings ⟦out⟧, addOutput out"),
        .failing("single | back | out: movie")
          .and("steps addInput back, addOutput out, removeInput back, setOutputSettings ⟦out⟧, addInput back"),
      ])
  }
}
