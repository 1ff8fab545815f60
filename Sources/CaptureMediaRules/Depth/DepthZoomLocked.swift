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
        .passing(
          PhotoExamples.depth(input: #", "videoZoomFactor": 2"#, deployment: #""minimumOS": "11.0""#),
          on: "iphone-7-plus"),
        .failing(
          PhotoExamples.depth(
            input: #", "videoZoomFactor": 1"#, connection: #""output": ⟦"depth"⟧"#,
            deployment: #""minimumOS": "11.0""#), on: "iphone-7-plus"),
        .failing(
          PhotoExamples.depth(
            input: #", "videoZoomFactor": 3"#, connection: #""output": ⟦"depth"⟧"#,
            deployment: #""minimumOS": "11.0""#), on: "iphone-7-plus"),
        .failing(
          PhotoExamples.depth(input: #", "videoZoomFactor": 1.5"#, connection: #""output": ⟦"depth"⟧"#),
          on: "example-camera", profileText: DepthZoomCheck.exampleProfile),
        .unverified(PhotoExamples.depth(input: #", "videoZoomFactor": 1"#), on: "iphone-7-plus"),
        .failing(
          #"""
          { "capplan": 1, "session": { "type": "single" },
            "outputs": [ { "id": "depth", "type": "depthData" } ],
            "connections": [ { "input": "dual", "port": "depthData", "output": "depth" } ],
            "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
                          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 30 }, "videoZoomFactor": ⟦1⟧ } ] }
          """#, on: "example-camera", profileText: DepthZoomCheck.exampleProfile),
        .passing(
          .graph(
            inputs: [
              .camera("face", "builtInTrueDepthCamera", position: "front", .format(640, 480)),
              .back(#""activeFormat": { "width": 1280, "height": 720 }, "videoZoomFactor": 1.5"#),
            ], outputs: [.depthData(), .videoData()],
            connections: [.depth(from: "face", to: "depth"), .video(to: "video")])),
      ]
    ) { session, report in
      DepthZoomCheck.report(session, session.depthStreams(), &report)
    }
  }
}
