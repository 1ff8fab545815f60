import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Frames with intrinsics are not stabilized.
  static var intrinsicsVersusStabilization: Rule {
    Rule(
      "intrinsics-vs-stabilization",
      title: "Intrinsics of stabilized frames",
      area: .video,
      severity: .error,
      rationale: """
        Stabilization warps each frame, so that no single matrix describes it. On a connection that stabilizes, delivery of \
        intrinsics is not supported, and asking for it throws an exception.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["cameraIntrinsicMatrixDeliveryEnabled"],
      sources: [.symbol("AVCaptureConnection.isCameraIntrinsicMatrixDeliverySupported")],
      hasFix: true,
      examples: [
        .passing("back 1280x720")
          .and("back -> video preferredVideoStabilizationMode=off cameraIntrinsicMatrixDeliveryEnabled"),
        .failing("back 1280x720")
          .and("back -> video preferredVideoStabilizationMode=standard cameraIntrinsicMatrixDeliveryEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for intrinsic in session.intrinsicConnections() {
        guard session.outputType(intrinsic.connection.output) == .videoData,
          let mode = intrinsic.written.preferredVideoStabilizationMode, mode.value != .off
        else { continue }
        let ranges = RangePair(
          mode.range, "stabilization is set here", intrinsic.enabled.range, "intrinsics are set here")
        report.emit(
          "\"\(session.graph.outputName(intrinsic.connection.output))\" can't have intrinsics and "
            + "\"\(mode.value.rawValue)\" stabilization", at: ranges.later, label: "these exclude each other",
          notes: [ranges.note],
          fixes: [
            Fix("turn stabilization off", .unsafe, edits: [report.edit.replacing(mode.range, with: "\"off\"")]),
            Fix("do without intrinsics", .unsafe, edits: [report.edit.removing(intrinsic.enabled.range)]),
          ])
      }
    }
  }
}
