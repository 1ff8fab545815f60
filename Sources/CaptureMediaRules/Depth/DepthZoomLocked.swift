import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// A camera that streams depth uses only zoom factors at which it has depth.
  static var depthZoomLocked: Rule {
    Rule(
      "depth-zoom-locked",
      title: "No depth at this zoom",
      area: .depth,
      severity: .error,
      rationale: """
        Depth of a dual camera needs both lenses to see the same: until iOS 16 it holds the zoom at the telephoto's field \
        of view (2x) and refuses another. Since then a format lists the factors, since iOS 17.2 the ranges, at which it \
        has depth; elsewhere depth stops or setting the zoom throws.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["videoZoomFactor"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCaptureDevice.Format.supportedVideoZoomRangesForDepthDataDelivery"),
        .symbol("AVCaptureDevice.videoZoomFactor"),
      ],
      hasFix: true,
      examples: [
        .passing("iOS 11.0 | single | dual 1280x720@30 videoZoomFactor=2 | depth").on("iphone-7-plus"),
        .failing("iOS 11.0 | single | dual 1280x720@30 videoZoomFactor=1 | dual -> ⟦depth⟧").on("iphone-7-plus"),
        .failing("iOS 11.0 | single | dual 1280x720@30 videoZoomFactor=3 | dual -> ⟦depth⟧").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 videoZoomFactor=1.5 | dual -> ⟦depth⟧").on(DepthZoomCheck.exampleProfile),
        .unverified("single | dual 1280x720@30 videoZoomFactor=1 | depth").on("iphone-7-plus"),
        .failing(
          json: #"""
            { "capplan": 1, "session": { "type": "single" },
              "outputs": [ { "id": "depth", "type": "depthData" } ],
              "connections": [ { "input": "dual", "port": "depthData", "output": "depth" } ],
              "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
                            "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 30 }, "videoZoomFactor": ⟦1⟧ } ] }
            """#
        ).on(DepthZoomCheck.exampleProfile),
        .passing("face 640x480 | depth | back 1280x720 videoZoomFactor=1.5 | video"),
      ]
    ) { session, report in
      DepthZoomCheck.report(session, session.depthStreams(), &report)
    }
  }
}
