import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A plain session has one output of each type.
  static var sameTypeOutputsPlainSession: Rule {
    Rule(
      "same-type-outputs-plain-session",
      title: "Two outputs of one type in a single-camera session",
      area: .connections,
      severity: .error,
      rationale: """
        A plain session refuses a second output of the same type. Only video data outputs are exempt, in \
        apps linked with the SDK of iOS 16 or later. Preview layers are not outputs.
        """,
      availability: .relaxedWhenLinked(OSVersion(16)),
      reads: ["session"],
      sources: [.symbol("AVCaptureSession.canAddOutput(_:)"), .session("WWDC22 110429")],
      hasFix: true,
      examples: [
        .passing("SDK 16.0 | single | back 1280x720 | recorded: video | analysed: video"),
        .passing("single | mic multichannelAudioMode=firstOrderAmbisonics | ambisonics: sound")
          .with(
            "spatialAudioChannelLayoutTag=firstOrderAmbisonics | stereo: sound spatialAudioChannelLayoutTag=stereo"),
        .failing("SDK 15.0 | single | back 1280x720 | recorded: video | analysed: ⟦video⟧"),
        .failing("single | back 1280x720 | photo | portrait: ⟦photo⟧"),
        .failing("single | back | a: codes metadataObjectTypes=[qr] | b: ⟦codes⟧ metadataObjectTypes=[face]"),
        .failing("single | back 1280x720 | recorded: video | analysed: ⟦video⟧").withoutFix(),
        .failing("SDK 17.0 | single | back | a: video | b: ⟦video⟧").on("iphone-7-plus"),
        .failing("iOS 13.0 SDK 17.0 | single | back | a: video | b: ⟦video⟧"),
      ]
    ) { session, report in
      guard !session.isMultiCam else { return }
      var first: [OutputType: ResolvedOutput] = [:]
      var subjects: [OutputType: [[SourceRange]]] = [:]
      lazy var removal = OutputRemoval(session: session)
      for output in session.outputs where output.type != .previewLayer {
        guard let earlier = first[output.type] else {
          first[output.type] = output
          subjects[output.type] = AlikeElements.pairs(
            session.outputs(ofType: output.type).map { ($0.id, $0.range) }
          ).reversed()
          continue
        }
        let pair = subjects[output.type]?.popLast()
        let relaxation = output.type == .videoData ? session.relaxation(since: OSVersion(16)) : .inForce
        // First-order ambisonics needs two audio data outputs: `foa-output-rules` judges those.
        let isAmbisonic = output.type == .audioData && session.microphones.contains(where: \.isAmbisonic)
        if relaxation == .lifted || isAmbisonic { continue }
        let link = output.type == .videoData ? session.linkFix(OSVersion(16), report.edit) : nil
        let words = SecondOutputWords(relaxation, output)
        report.emit(
          words.message, at: output.typeRange, severity: words.severity, label: "second \(output.type.name)",
          notes: [Finding.Note("\"\(earlier.id)\" is the first", at: earlier.range)] + words.notes,
          fixes: relaxation == .unknown ? [] : [link, removal.fix(output.index)].compactMap { $0 }, help: words.help,
          subjects: pair.map { $0 + words.notes.compactMap(\.range) })
      }
    }
  }
}

/// The wording for a second output of a type; it depends on what is known about the app.
private struct SecondOutputWords {
  var message: String
  var severity: Severity?
  var notes: [Finding.Note] = []
  var help: String

  init(_ relaxation: Relaxation, _ output: ResolvedOutput) {
    message = "\"\(output.id)\" is a second \(output.type.name)"
    help = "a single-camera session can have only one \(output.type.name)"
    switch relaxation {
    case .unknown:
      severity = .note
      help = "this needs an app linked with the SDK of iOS 16 or later: say so in 'deployment.linkedSDK'"
    case .neverLifted(let last): notes = [Finding.Note("iOS \(last) is the last version that runs on the device")]
    case .liftedLater(let system):
      message += ", which iOS \(system.version) does not allow"
      severity = .warning
      notes = [Finding.Note("the app runs on iOS \(system.version) and later", at: system.range)]
      help = "add it only where iOS 16 is available"
    case .lifted, .inForce: break
    }
  }
}
