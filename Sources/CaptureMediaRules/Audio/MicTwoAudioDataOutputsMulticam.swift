import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Front and back sound each have their own output.
  static var micTwoAudioDataOutputsMulticam: Rule {
    Rule(
      "mic-two-ados-multicam",
      title: "One direction of sound for cameras on both sides",
      area: .audio,
      severity: .note,
      rationale: """
        An audio data output takes one beam. To have the sound of the front and of the back, as AVMultiCamPiP does, a \
        multi-camera session connects each beam of the microphone to an audio data output of its own.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["assumesDirectionalAudio"],
      sources: [
        .session("WWDC19 225"), .sample("AVMultiCamPiP"),
        .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Records video.' microphone='Records sound.' observesSystemPressure")
          .with("assumesDirectionalAudio | back 1280x720 | a: video | front 1280x720 | b: video | mic external=false")
          .and("mic.back -> backSound: sound | mic.front -> frontSound: sound"),
        .failing("app camera='Records video.' microphone='Records sound.' observesSystemPressure")
          .with("assumesDirectionalAudio | back 1280x720 | a: video | front 1280x720 | b: video | mic external=false")
          .and("mic.⟦back⟧ -> backSound: sound"),
        .failing("back 1280x720 | a: video | front 1280x720 | b: video | mic external=false | mic.front -> sound")
          .and("app camera='Records video.' microphone='Records sound.' observesSystemPressure")
          .with("assumesDirectionalAudio=⟦true⟧"),
      ]
    ) { session, report in
      guard session.isMultiCam, let assumed = session.graph.app?.assumesDirectionalAudio, assumed.value,
        Set([DevicePosition.front, .back]).isSubset(of: session.cameras.map(\.key.position))
      else { return }
      let sound = session.builtInSound().filter { session.outputType($0.output) == .audioData }
      guard let first = sound.first, let side = first.port.port?.beamSide,
        sound.allSatisfy({ $0.port.port?.beamSide == side })
      else { return }
      let range = session.portRange(0, of: first)
      let ranges = SourceRange.inOrder(assumed.range, range)
      report.emit(
        "only the sound of the \(side.rawValue) is recorded", at: ranges.later, label: "one direction",
        notes: [
          Finding.Note(
            ranges.later == range ? "the app assumes that front and back sound differ" : "this is the only beam",
            at: ranges.earlier
          )
        ],
        fixes: [session.secondBeamFix(side.opposite, of: first.input, report.edit)],
        help: "connect the \(side.opposite.rawValue) beam to another audio data output")
    }
  }
}

extension ResolvedSession {
  /// A fix that adds an audio data output for the other side's beam.
  fileprivate func secondBeamFix(_ side: DevicePosition, of input: InputIndex, _ edit: DocumentEditor) -> Fix {
    let document = edit.document
    let name = unusedName("\(side.rawValue)Sound")
    let output = "{ \"id\": \"\(name)\", \"type\": \"audioData\" }"
    let connection =
      "{ \"input\": \(JSONString.quoted(graph.inputName(input))), \"port\": \(side.beamText), \"output\": \"\(name)\" }"
    return Fix(
      "record the \(side.rawValue) beam too", .unsafe,
      edits: [("outputs", output), ("connections", connection)].compactMap { key, text in
        document.member(key, of: document.root).map { edit.adding(text, to: document.range(of: $0.value)) }
      })
  }
}
