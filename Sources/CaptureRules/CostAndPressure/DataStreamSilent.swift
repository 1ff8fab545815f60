import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Costs within the limits don't prove that every data output delivers.
  static var dataStreamSilent: Rule {
    Rule(
      "data-stream-silent",
      title: "Data output that may fall silent",
      area: .cost,
      severity: .note,
      confidence: .inferred,
      rationale: """
        Costs of at most 1.0 are no proof that every data output delivers. Reports tell of outputs that fell silent \
        without an error: in sessions with two photo outputs, and after minutes with two cameras at 60 frames a second.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .report("data outputs without frames in sessions with two photo outputs"),
        .report("data outputs that stopped after minutes with two cameras at 60 frames a second"),
      ],
      examples: [
        .passing(
          "back 640x480@60 binned activeFrameRate=(max=30) maxFrameRateOverride=30 | a: video | front 640x480@60"
        )
        .with("binned activeFrameRate=(max=30) maxFrameRateOverride=30 | b: video | back -> photo0: photo"),
        .failing("back 640x480@60 binned activeFrameRate=(max=30) maxFrameRateOverride=30")
          .and("front 640x480@60 binned activeFrameRate=(max=30) maxFrameRateOverride=30 | a: video | b: video")
          .and("photo0: photo | ⟦photo1⟧: photo | back -> a | front -> b | back -> photo0 | front -> photo1"),
        .failing("app camera='Films both teams.' recordingMinutes=10 observesSystemPressure handlesInterruptions")
          .with("requestsAuthorization | back 640x480@60 binned | a: video | ⟦front⟧: front 640x480@60 binned")
          .and("b: video"),
        .passing("app camera='Films both teams.' recordingMinutes=2 observesSystemPressure handlesInterruptions")
          .with("requestsAuthorization | back 640x480@60 binned | a: video | front 640x480@60 binned | b: video"),
        .passing("app camera='Films both teams.' recordingMinutes=10 observesSystemPressure handlesInterruptions")
          .with("requestsAuthorization | back 640x480@60 binned activeFrameRate=(max=30) maxFrameRateOverride=30")
          .and("a: video | front 640x480@60 binned activeFrameRate=(max=30) maxFrameRateOverride=30 | b: video"),
      ]
    ) { session, report in
      guard session.isMultiCam, session.outputs.contains(where: { $0.type == .videoData }) else { return }
      var photos = session.outputs(ofType: .photo)
      if photos.count > 1 {
        let connected = Set(session.connections.filter(\.isEnabled).map(\.output))
        photos.removeAll { !connected.contains($0.index) }
      }
      if photos.count > 1 {
        report.emit(
          "data outputs may fall silent beside two photo outputs", at: photos[1].range, label: "second photo output",
          notes: [Finding.Note("the first is here", at: photos[0].range)],
          help: "watch each data output for frames on the device", subjects: photos.map(\.range))
      }
      guard let minutes = session.graph.app?.recordingMinutes, minutes.value > 3 else { return }
      let running = Set(session.connections.filter(\.isEnabled).map(\.input))
      let fast = session.cameras.filter { camera in
        running.contains(camera.inputIndex) && camera.effectiveRate.map { $0.value >= 60 } == true
      }
      guard fast.count > 1 else { return }
      report.emit(
        "data outputs may fall silent after minutes with \(fast.count) cameras at 60 frames a second",
        at: fast[1].idRange, label: "the second at 60",
        notes: [Finding.Note("the recording lasts \(JSONNumber.text(of: minutes.value)) minutes", at: minutes.range)],
        help: "watch each data output for frames, or run one camera at 30", subjects: fast.map(\.idRange))
    }
  }
}
