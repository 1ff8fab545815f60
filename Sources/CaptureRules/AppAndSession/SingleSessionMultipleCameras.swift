import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A plain session on iOS accepts one camera.
  static var singleSessionMultipleCameras: Rule {
    Rule(
      "single-session-multiple-cameras",
      title: "Second camera in a plain session",
      area: .session,
      severity: .error,
      rationale: """
        On iOS an AVCaptureSession takes one camera input: canAddInput is false for another one, and adding it throws \
        NSInvalidArgumentException. AVCaptureMultiCamSession takes several since iOS 13.
        """,
      reads: ["session"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureSession.canAddInput(_:)"),
        .report("crash logs of addInput: \"Multiple audio/video AVCaptureInputs\""),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | a: video"),
        .failing("single | back 1280x720 | a: video | ⟦front⟧ 1280x720 | b: preview"),
        .passing("single | back | a: video | front | steps addInput back, addOutput a, startRunning,")
          .with("beginConfiguration, removeInput back, addInput front, commitConfiguration"),
      ]
    ) { session, report in
      guard !session.isMultiCam, !session.isForMac, let first = session.cameras.first else { return }
      // An app that switches cameras has one at a time; the order of its steps has a rule of its own.
      if CameraSwitches(session).areComplete { return }
      var fixes: [Fix] = []
      if session.profile.multiCamSupported != false, let type = session.graph.session?.type {
        fixes = [
          Fix("make it a multiCam session", .unsafe, edits: [report.edit.replacing(type.range, with: "\"multiCam\"")])
        ]
      }
      // `one-input-per-camera` reports a second input for the same camera, in any session.
      var seen: Set<DeviceKey> = [first.key]
      let distinct = Dictionary(grouping: session.cameras, by: \.key).values.compactMap { alike in
        alike.min { ($0.id, $0.range.lowerBound) < ($1.id, $1.range.lowerBound) }
      }
      var subjects = Array(AlikeElements.pairs(distinct.map { ($0.id, $0.range) }).reversed())
      for camera in session.cameras.dropFirst() where seen.insert(camera.key).inserted {
        report.emit(
          "a single session can't take \"\(camera.id)\" as well", at: camera.range, label: "second camera",
          notes: [Finding.Note("\"\(first.id)\" is already its camera", at: first.range)], fixes: fixes,
          help: "leave out one of them, or use a multiCam session", subjects: subjects.popLast())
      }
    }
  }
}
