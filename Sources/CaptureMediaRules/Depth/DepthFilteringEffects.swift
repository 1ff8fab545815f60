import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that renders effects keeps depth filtering on.
  static var depthFilteringEffects: Rule {
    Rule(
      "depth-filtering-effects",
      title: "Unfiltered depth for effects",
      area: .depth,
      severity: .note,
      rationale: """
        Filtering fills the holes of a depth map and smooths it over time. Without it an effect shows its gaps, which \
        hold no number, and flickers from frame to frame.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["intent"],
      sources: [
        .session("WWDC17 507"), .session("WWDC22 110429"), .symbol("AVCaptureDepthDataOutput.isFilteringEnabled"),
        .symbol("AVCapturePhotoSettings.isDepthDataFiltered"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=effects | single | dual 1280x720@30 | depth filteringEnabled").on("iphone-7-plus"),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=effects | single | dual 1280x720@30 | depth filteringEnabled=⟦false⟧").on("iphone-7-plus"),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=effects | single | back: dual 1280x720@30 | photo depthDataDeliveryEnabled")
          .and("shot codec=hevc fileType=heic depthDataDeliveryEnabled depthDataFiltered=⟦false⟧").on("iphone-7-plus"),
      ]
    ) { session, report in
      guard let intent = session.graph.app?.intent, intent.value == .effects else { return }
      func judge(_ name: String, _ filtering: Located<Bool>?) {
        guard let filtering, !filtering.value else { return }
        let ranges = RangePair(intent.range, "the app makes effects", filtering.range, "filtering is off here")
        report.emit(
          "\(name) delivers depth with holes to an app that makes effects", at: ranges.later,
          label: "holes will show", notes: [ranges.note],
          fixes: [Fix("filter depth", .unsafe, edits: [report.edit.replacing(filtering.range, with: "true")])])
      }
      for output in session.outputs(ofType: .depthData) {
        judge("\"\(output.id)\"", output.output.depthData.filteringEnabled)
      }
      for request in session.photoRequests() where request.settings.auxiliary.depthDataDeliveryEnabled?.value == true {
        judge(request.title, request.settings.auxiliary.depthDataFiltered)
      }
    }
  }
}
