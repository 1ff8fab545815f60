import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A graph for another platform than iOS is not judged by an iPhone without a word.
  static var platformOfProfile: Rule {
    Rule(
      "platform-of-profile",
      title: "The profile is of another platform",
      area: .app,
      severity: .warning,
      rationale: """
        The cameras, formats and limits of an iPhone or iPad are no facts about a Mac, an Apple TV or a Vision Pro, whose \
        capture API differs too. A graph that is built for one of these is checked all the same, and what it says of the \
        device is that of the profile.
        """,
      reads: ["platform"],
      sources: [.format("`deployment.platform`"), .inference("a profile holds for the devices that it names")],
      examples: [
        .passing("deployment platform=iPadOS | back 1280x720 | video"),
        .failing("deployment platform=⟦visionOS⟧ | back 1280x720 | video"),
        .failing("deployment platform=⟦macOS⟧ | back 1280x720 | video"),
        .passing("deployment platform=macOS | single | back 1280x720 | video")
          .on(PhotoExamples.profile("builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#)),
      ]
    ) { session, report in
      guard let platform = session.graph.deployment?.platform, !platform.value.isOfPhonesAndPads,
        session.profile.modelIdentifiers.contains(where: { $0.hasPrefix("iPhone") || $0.hasPrefix("iPad") })
      else { return }
      report.emit(
        "the graph is for \(platform.value.rawValue), and \(session.profile.nameInSentences) does not run it",
        at: platform.range, label: "another platform",
        help: "describe the device in a profile of its own, and name it with --profile-file")
    }
  }
}
