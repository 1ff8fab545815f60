import JSONSource
package import RuleKit

extension APIFact {
  /// Facts about depth that no rule can check.
  package static let depthAPIFacts: [APIFact] = [
    APIFact(
      "depth-output-cost", title: "Streaming depth costs, depth of photos does not stream", area: .depth,
      text: """
        A depth data output keeps both lenses or the projector and the disparity engine busy, which raises \
        hardwareCost, systemPressureCost and the power drawn. Depth that comes with photos alone is computed when a \
        photo is taken: an app that needs it only there leaves the depth data output out, and gets a map of more than \
        twice the streaming size.
        """,
      sources: [.session("WWDC17 507"), .symbol("AVCaptureMultiCamSession.hardwareCost")],
      related: [Rule.photoDepthOptin.id, Rule.depthDeviceIncapable.id])
  ]
}
