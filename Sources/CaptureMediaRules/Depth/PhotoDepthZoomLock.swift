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
        .passing("single | back: dual 1280x720 videoZoomFactor=2 | photo depthDataDeliveryEnabled")
          .on(DepthZoomCheck.exampleProfile),
        .failing("single | back: dual 1280x720 videoZoomFactor=1 | photo depthDataDeliveryEnabled=⟦true⟧")
          .on(DepthZoomCheck.exampleProfile),
      ]
    ) { session, report in
      let streaming = Set(session.depthStreams().map(\.camera.inputIndex))
      DepthZoomCheck.report(
        session, session.photoDepths().filter { !streaming.contains($0.camera.inputIndex) }, &report)
    }
  }
}
