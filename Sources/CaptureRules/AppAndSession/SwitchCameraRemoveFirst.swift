import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The old camera leaves a session before the new one comes.
  static var switchCameraRemoveFirst: Rule {
    Rule(
      "switch-camera-remove-first",
      title: "New camera is added before the old one is removed",
      area: .session,
      severity: .error,
      rationale: """
        An AVCaptureSession has one camera: another one can be added only when the first has been removed, best between \
        one beginConfiguration and commitConfiguration. Adding it first throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureSession.addInput(_:)"),
        .report(
          "imaginary-cloud/CameraManager#101, nenosinc/RMScannerView#12: the exception after a switch of cameras"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | video | front | preview | steps addInput back, addOutput video, startRunning,")
          .with("beginConfiguration, removeInput back, addInput front, commitConfiguration"),
        .failing("single | back | video | front | preview | steps addInput back, addOutput video, startRunning,")
          .with("beginConfiguration, addInput ⟦front⟧, removeInput back, commitConfiguration"),
      ]
    ) { session, report in
      guard !session.isMultiCam, !session.isForMac else { return }
      let operations = session.graph.operations
      for overlap in CameraSwitches(session).overlaps {
        guard let target = operations[overlap.addition].target else { continue }
        report.emit(
          "\"\(target.value)\" is added while \"\(overlap.other)\" is still in the session", at: target.range,
          label: "second camera",
          notes: [Finding.Note("the other camera is removed only here", at: operations[overlap.removal].range)],
          fixes: [
            Fix(
              "add it once the other is removed", .unsafe,
              edits: OperationMove.edits(from: overlap.addition, after: overlap.removal, in: operations, report.edit))
          ])
      }
    }
  }
}
