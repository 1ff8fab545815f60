import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Focus tracking needs its focus mode and a metadata output.
  static var focusTrackingNeedsMetadata: Rule {
    Rule(
      "focus-tracking-needs-metadata",
      title: "Focus tracking without its mode or metadata",
      area: .inputs,
      severity: .warning,
      rationale: """
        Focus tracking works in the focus mode continuousAutoFocus, and reports its subject only where a metadata output \
        of this camera delivers focusTrackedObject. Without either nothing is tracked: \
        isContinuousAutoFocusTrackingSubjectAcquired stays false.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["continuousAutoFocusTrackingEnabled"],
      sources: [
        .symbol("AVCaptureDevice.isContinuousAutoFocusTrackingEnabled"),
        .symbol("AVMetadataObject.ObjectType.focusTrackedObject"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 continuousAutoFocusTrackingEnabled focusMode=continuousAutoFocus | movie")
          .and("subject: codes metadataObjectTypes=[focusTrackedObject]").on(FocusTrackingExamples.profile()),
        .failing("single | back 1280x720 continuousAutoFocusTrackingEnabled=⟦true⟧ focusMode=continuousAutoFocus")
          .and("movie | subject: codes metadataObjectTypes=[face]").on(FocusTrackingExamples.profile()),
        .failing("single | back 1280x720 continuousAutoFocusTrackingEnabled focusMode=⟦locked⟧ | movie")
          .and("subject: codes metadataObjectTypes=[focusTrackedObject]").on(FocusTrackingExamples.profile()),
      ]
    ) { session, report in
      for camera in session.cameras {
        // A camera that captures cinematic video can't track at all.
        guard let tracking = camera.input.focusTracking.continuousAutoFocusTrackingEnabled, tracking.value,
          camera.input.cinematic.cinematicVideoCaptureEnabled?.value != true
        else { continue }
        if let mode = camera.input.focusMode, mode.value != .continuousAutoFocus {
          report.emit(
            "\"\(camera.id)\" tracks nothing while its focus mode is \"\(mode.value.rawValue)\"", at: mode.range,
            label: "does not track", notes: [Finding.Note("focus tracking is on here", at: tracking.range)],
            fixes: [
              Fix(
                "focus continuously", .unsafe,
                edits: [report.edit.replacing(mode.range, with: "\"continuousAutoFocus\"")]
              )
            ])
        }
        let outputs = session.connections(fromInput: camera.inputIndex).map { session.graph.outputs[$0.output] }
        let metadata = outputs.filter { $0.type?.value == .metadata }
        if metadata.contains(where: { $0.metadata.metadataObjectTypes?.value.contains { $0.value == type } ?? false }) {
          continue
        }
        let list = metadata.lazy.compactMap { $0.metadata.metadataObjectTypes }.first
        report.emit(
          "no metadata output of \"\(camera.id)\" delivers \(type)", at: tracking.range, label: "nothing is reported",
          fixes: list.map { [Fix("add the type", .unsafe, edits: [report.edit.adding("\"\(type)\"", to: $0.range)])] }
            ?? [],
          help: "connect a metadata output to this camera, with \(type) among its types")
      }
    }
  }

  private static let type = "focusTrackedObject"
}
