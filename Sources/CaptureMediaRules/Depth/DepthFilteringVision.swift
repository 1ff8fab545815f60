import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that computes with depth turns filtering off, to get depth as measured.
  static var depthFilteringVision: Rule {
    Rule(
      "depth-filtering-vision",
      title: "Filtered depth for measurements",
      area: .depth,
      severity: .note,
      rationale: """
        Filtering, which is on unless it is switched off, makes values up where nothing was measured. Machine vision and \
        measurements want the original values: gaps then hold no number, and LiDAR leaves out points of low confidence.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["intent"],
      sources: [
        .session("WWDC17 507"), .session("WWDC22 110429"), .symbol("AVCaptureDepthDataOutput.isFilteringEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=vision | single | dual 1280x720@30 | depth filteringEnabled=false").on("iphone-7-plus"),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=vision | single | dual 1280x720@30 | depth filteringEnabled=⟦true⟧").on("iphone-7-plus"),
        .failing("single | app camera='Finds parts.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=vision | dual 1280x720@30 | ⟦depth⟧: depth").on("iphone-7-plus"),
        .failing("single | app camera='Measures parts.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization intent=vision | dual 1280x720@30 | photo depthDataDeliveryEnabled")
          .and("exact: shot codec=hevc fileType=heic depthDataDeliveryEnabled depthDataFiltered=false")
          .and("⟦smooth⟧: shot codec=hevc fileType=heic depthDataDeliveryEnabled").on("iphone-7-plus"),
      ]
    ) { session, report in
      guard let intent = session.graph.app?.intent, [.vision, .measure].contains(intent.value) else { return }
      let note = Finding.Note("the app's intent is \"\(intent.value.rawValue)\"", at: intent.range)
      func emit(_ name: String, at range: SourceRange, _ key: String, in object: SourceRange) {
        report.emit(
          "\(name) delivers depth with values made up where nothing was measured", at: range, label: "filtered depth",
          notes: [note],
          fixes: [Fix("switch filtering off", .unsafe, edits: report.edit.changing(object, set: [(key, "false")]))]
        )
      }
      for output in session.outputs(ofType: .depthData) {
        let filtering = output.output.depthData.filteringEnabled
        guard filtering?.value != false else { continue }
        emit(
          "\"\(output.id)\"", at: filtering?.range ?? output.range, "filteringEnabled",
          in: output.output.range)
      }
      for request in session.photoRequests() where request.settings.auxiliary.depthDataDeliveryEnabled?.value == true {
        let filtered = request.settings.auxiliary.depthDataFiltered
        guard filtered?.value != false else { continue }
        emit(
          request.title, at: filtered?.range ?? request.range, "depthDataFiltered",
          in: request.settings.range)
      }
    }
  }
}
