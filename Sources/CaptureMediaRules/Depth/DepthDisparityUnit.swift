import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Lengths are computed from depth, not from disparity.
  static var depthDisparityUnit: Rule {
    Rule(
      "depth-disparity-unit",
      title: "Disparity where metres are needed",
      area: .depth,
      severity: .note,
      rationale: """
        Depth is in metres, disparity in their reciprocal: 2 stands for half a metre. An app that measures or rebuilds a \
        scene asks for depth, or divides 1 by each value.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["intent"],
      sources: [.session("WWDC17 507"), .symbol("AVDepthData.converting(toDepthDataType:)")],
      hasFix: true,
      examples: [
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=reconstruct | single | dual 1280x720@30 activeDepthDataFormat=(320x180 pixelFormat=fdep)")
          .and("depth").on("iphone-7-plus"),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=reconstruct | single | dual 1280x720@30 activeDepthDataFormat=(320x180 pixelFormat=⟦fdis⟧)")
          .and("depth").on("iphone-7-plus"),
      ]
    ) { session, report in
      guard let intent = session.graph.app?.intent, [.measure, .reconstruct].contains(intent.value) else { return }
      for camera in session.cameras {
        guard let asked = camera.input.activeDepthDataFormat?.pixelFormat,
          let better = ["hdis": "hdep", "fdis": "fdep"][asked.value.code]
        else { continue }
        let ranges = RangePair(
          intent.range, "the app needs metres: its intent is here", asked.range, "the depth format is here")
        report.emit(
          "\"\(camera.id)\" delivers disparity, which is 1 divided by metres", at: ranges.later, label: "not metres",
          notes: [ranges.note],
          fixes: [Fix("use \(better)", .unsafe, edits: [report.edit.replacing(asked.range, with: "\"\(better)\"")])],
          help: "another way is to convert it with AVDepthData.converting(toDepthDataType:)")
      }
    }
  }
}
