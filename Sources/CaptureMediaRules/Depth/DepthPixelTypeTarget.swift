import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Depth values have the bit width that suits the processor that uses them.
  static var depthPixelTypeTarget: Rule {
    Rule(
      "depth-pixel-type-target",
      title: "Depth format does not suit the processor",
      area: .depth,
      severity: .note,
      rationale: """
        Depth and disparity come as 16-bit or 32-bit floating point numbers. A GPU works best with the half floats, a CPU \
        with the full ones; the other kind costs time.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["depthProcessor"],
      sources: [.session("WWDC17 507"), .symbol("AVDepthData.depthDataType")],
      hasFix: true,
      examples: [
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("depthProcessor=gpu | single | dual 1280x720@30 activeDepthDataFormat=(320x180 pixelFormat=hdis)")
          .and("depth").on("iphone-7-plus"),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("depthProcessor=gpu | single | dual 1280x720@30 activeDepthDataFormat=(320x180 pixelFormat=⟦fdis⟧)")
          .and("depth").on("iphone-7-plus"),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("depthProcessor=cpu | single | dual 1280x720@30 activeDepthDataFormat=(320x180 pixelFormat=⟦hdis⟧)")
          .and("depth").on("iphone-7-plus"),
      ]
    ) { session, report in
      guard let processor = session.graph.app?.depthProcessor else { return }
      let isWide = processor.value == .cpu
      let pairs = [("hdis", "fdis"), ("hdep", "fdep")].map { isWide ? $0 : ($0.1, $0.0) }
      for camera in session.cameras {
        guard let asked = camera.input.activeDepthDataFormat?.pixelFormat,
          let better = pairs.first(where: { $0.0 == asked.value.code })?.1
        else { continue }
        let ranges = RangePair(processor.range, "depth is processed here", asked.range, "the depth format is here")
        report.emit(
          "\"\(asked.value)\" is slower on the \(isWide ? "CPU" : "GPU") than \"\(better)\"", at: ranges.later,
          label: isWide ? "16-bit floats" : "32-bit floats",
          notes: [ranges.note],
          fixes: [Fix("use \(better)", .unsafe, edits: [report.edit.replacing(asked.range, with: "\"\(better)\"")])])
      }
    }
  }
}
