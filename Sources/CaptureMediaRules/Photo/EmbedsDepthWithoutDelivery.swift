import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Depth is embedded only if it is delivered.
  static var embedsDepthWithoutDelivery: Rule {
    Rule(
      "embeds-depth-without-delivery",
      title: "Depth is embedded but not delivered",
      area: .photo,
      severity: .note,
      rationale: """
        embedsDepthDataInPhoto says whether depth is written into the photo's file. It does nothing in a request that \
        does not enable the delivery of depth.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["embedsDepthDataInPhoto"],
      sources: [
        .symbol("AVCapturePhotoSettings.embedsDepthDataInPhoto"),
        .symbol("AVCapturePhotoSettings.isDepthDataDeliveryEnabled"),
        .report("public reports of photos without depth"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot embedsDepthDataInPhoto=false"),
        .failing("single | back 1280x720 | photo | shot embedsDepthDataInPhoto=⟦true⟧"),
        .failing("single | back 1280x720 | photo | shot depthDataDeliveryEnabled=false embedsDepthDataInPhoto=⟦true⟧"),
        .passing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled")
          .and("shot depthDataDeliveryEnabled embedsDepthDataInPhoto").on("iphone-7-plus"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let settings = request.settings
        guard let embeds = settings.auxiliary.embedsDepthDataInPhoto, embeds.value,
          settings.auxiliary.depthDataDeliveryEnabled?.value != true
        else { continue }
        report.emit(
          "\(request.title) embeds depth that is not delivered", at: embeds.range, label: "does nothing",
          notes: settings.auxiliary.depthDataDeliveryEnabled.map {
            [Finding.Note("delivery is off here", at: $0.range)]
          }
            ?? [],
          fixes: [Fix("leave embedsDepthDataInPhoto out", .unsafe, edits: [report.edit.removing(embeds.range)])],
          help: "to get depth, set depthDataDeliveryEnabled on the output and on the request")
      }
    }
  }
}
