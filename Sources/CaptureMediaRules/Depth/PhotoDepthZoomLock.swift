import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// A camera that takes photos with depth uses only zoom factors at which it has depth.
  static var photoDepthZoomLock: Rule {
    Rule(
      "photo-depth-zoom-lock",
      title: "Photo depth locks the zoom",
      area: .photo,
      severity: .warning,
      rationale: """
        A photo output that delivers depth makes a dual camera hold the zoom at which both lenses match (2x on the first \
        ones) from the moment it is opted in, whether or not a photo asks for depth.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["videoZoomFactor"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCapturePhotoOutput.isDepthDataDeliveryEnabled"),
        .symbol("AVCaptureDevice.Format.supportedVideoZoomRangesForDepthDataDelivery"),
      ],
      hasFix: true,
      examples: [
        .passing(
          PhotoExamples.photo(
            of: "builtInDualCamera", input: #", "videoZoomFactor": 2"#, output: #", "depthDataDeliveryEnabled": true"#),
          on: "example-camera", profileText: DepthZoomCheck.exampleProfile),
        .failing(
          PhotoExamples.photo(
            of: "builtInDualCamera", input: #", "videoZoomFactor": 1"#, output: #", "depthDataDeliveryEnabled": ⟦true⟧"#
          ),
          on: "example-camera", profileText: DepthZoomCheck.exampleProfile),
      ]
    ) { session, report in
      let streaming = Set(session.depthStreams().map(\.camera.inputIndex))
      DepthZoomCheck.report(
        session, session.photoDepths().filter { !streaming.contains($0.camera.inputIndex) }, &report)
    }
  }
}
