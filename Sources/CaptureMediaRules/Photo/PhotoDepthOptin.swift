import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Photos with depth need a camera that has it, an output that enables it, and the delegate method that receives it.
  static var photoDepthOptin: Rule {
    Rule(
      "photo-depth-optin",
      title: "Photo depth that is not set up",
      area: .photo,
      severity: .error,
      asksDevice: true,
      rationale: """
        Depth comes with a photo only if camera and format have it, the output was opted in before the session started, \
        the request asks for it, and the delegate takes an AVCapturePhoto, the only object that carries it. A request \
        without the output's consent, or an output without a capable camera, throws.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["depthDataDeliveryEnabled"],
      settles: ["depthDataDeliveryEnabled"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCapturePhotoOutput.isDepthDataDeliveryEnabled"),
        .symbol("AVCapturePhotoSettings.isDepthDataDeliveryEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720@30 | photo depthDataDeliveryEnabled | shot depthDataDeliveryEnabled")
          .on("iphone-7-plus"),
        .failing("single | back: dual 1280x720@30 | photo | shot depthDataDeliveryEnabled=⟦true⟧").on("iphone-7-plus"),
        .failing("single | back 1280x720 | photo depthDataDeliveryEnabled=⟦true⟧"),
        .failing("single | back: dual 1280x720@30 | photo depthDataDeliveryEnabled")
          .and("shot depthDataDeliveryEnabled delegateMethods=⟦[]⟧").on("iphone-7-plus"),
        .unverified("single | back: dual 1280x720 | photo depthDataDeliveryEnabled"),
        .failing("single | back 1280x720 | photo | shot depthDataDeliveryEnabled=⟦true⟧"),
        .failing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled=⟦true⟧")
          .on(
            PhotoExamples.profile(
              formats: #"""
                { "width": 1280, "height": 720, "maxFrameRate": 240, "depthFormats": [], "photoDepthFormats": [] },
                { "width": 1920, "height": 1440, "maxFrameRate": 30, "depthFormats": [ { "width": 320, "height": 240 } ] }
                """#)),
        .passing("single | back: lidar 1280x720 | photo depthDataDeliveryEnabled | shot depthDataDeliveryEnabled")
          .on(
            PhotoExamples.profile(
              "builtInLiDARDepthCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 60 }"#)),
      ]
    ) { session, report in
      for use in session.photoDepths() {
        switch session.support(of: .photoDepth, by: use.camera) {
        case .supported: continue
        case .unknown(let fact):
          report.unverified(
            whether: "\"\(use.camera.id)\" has depth for photos in its format",
            settledBy: use.camera.formatFact(fact), at: use.range, lack: .value)
        case .unsupported:
          let format = use.camera.hasDepthPort == false ? nil : use.camera.activeFormat
          report.emit(
            "\"\(use.camera.id)\" has no depth for photos\(format.map { " in \($0)" } ?? "")", at: use.range,
            lack: .value, label: "no depth to deliver",
            notes: [Finding.Note("the camera is here", at: use.camera.range)],
            fixes: [Fix("deliver no depth", .unsafe, edits: [report.edit.replacing(use.range, with: "false")])],
            help: "use a camera and a format that have depth")
        }
      }
      for request in session.photoRequests() {
        let enabled = request.outputSettings.depthDataDeliveryEnabled
        guard let asked = request.settings.auxiliary.depthDataDeliveryEnabled, asked.value else { continue }
        if enabled?.value != true {
          let incapable = request.camera?.supports(.photoDepth) == false
          report.emit(
            "\(request.title) asks for depth, which \"\(request.output.id)\" has not enabled", at: asked.range,
            label: "not enabled on the output",
            notes: [Finding.Note("the output is here", at: enabled?.range ?? request.output.range)],
            fixes: [
              incapable
                ? Fix("ask for no depth", .unsafe, edits: [report.edit.replacing(asked.range, with: "false")])
                : request.enabling("depthDataDeliveryEnabled", report.edit)
            ])
        }
        request.require(.didFinishProcessingPhoto, "depth", &report)
      }
    }
  }
}
