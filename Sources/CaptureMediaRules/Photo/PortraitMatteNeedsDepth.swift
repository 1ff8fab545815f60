import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo that asks for the portrait effects matte asks for depth too.
  static var portraitMatteNeedsDepth: Rule {
    Rule(
      "portrait-matte-needs-depth",
      title: "Portrait effects matte without depth",
      area: .photo,
      severity: .error,
      rationale: """
        The portrait effects matte is made from depth: output and request both deliver depth, and both ask for the matte. \
        If one of the four is missing, switching the matte on or taking the photo throws.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["portraitEffectsMatteDeliveryEnabled"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCapturePhotoOutput.isPortraitEffectsMatteDeliveryEnabled"),
        .symbol("AVCapturePhotoSettings.isPortraitEffectsMatteDeliveryEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled portraitEffectsMatteDeliveryEnabled")
          .and("shot depthDataDeliveryEnabled portraitEffectsMatteDeliveryEnabled | plain: shot"),
        .failing("single | back: dual 1280x720 | photo depthDataDeliveryEnabled portraitEffectsMatteDeliveryEnabled")
          .and("shot portraitEffectsMatteDeliveryEnabled=⟦true⟧"),
        .failing("single | back: dual 1280x720 | photo portraitEffectsMatteDeliveryEnabled=⟦true⟧"),
        .failing("single | back: dual 1280x720")
          .and("photo depthDataDeliveryEnabled=false portraitEffectsMatteDeliveryEnabled=⟦true⟧"),
        .failing("single | back: dual 1280x720 | photo | shot portraitEffectsMatteDeliveryEnabled=⟦true⟧"),
      ]
    ) { session, report in
      let cameras = session.photoCameras()
      for output in session.outputs(ofType: .photo) {
        let photo = output.output.photo
        guard let matte = photo.portraitEffectsMatteDeliveryEnabled, matte.value,
          photo.depthDataDeliveryEnabled?.value != true
        else { continue }
        let depth = photo.depthDataDeliveryEnabled?.range
        // Where there is no depth to deliver, an app that asks for the matte's support leaves it out.
        let hasNone = cameras[output.index]?.supports(.photoDepth) == false
        report.emit(
          "\"\(output.id)\" delivers portrait effects mattes, but no depth", at: matte.range,
          lack: hasNone ? .value : nil, label: "needs depth",
          notes: depth.map { [Finding.Note("depth is switched off here", at: $0)] } ?? [],
          fixes: [output.setting([("depthDataDeliveryEnabled", "true")], "deliver depth", report.edit)])
      }
      for request in session.photoRequests() {
        let (settings, photo) = (request.settings, request.outputSettings)
        guard let matte = settings.auxiliary.portraitEffectsMatteDeliveryEnabled, matte.value else { continue }
        var edits: [SourceEdit] = []
        var missing: [String] = []
        if settings.auxiliary.depthDataDeliveryEnabled?.value != true {
          missing.append("depth with the photo")
          edits += report.edit.changing(settings.range, set: [("depthDataDeliveryEnabled", "true")])
        }
        if photo.portraitEffectsMatteDeliveryEnabled?.value != true {
          missing.append("the matte on \"\(request.output.id)\"")
          edits += report.edit.changing(
            request.output.output.range,
            set: [("portraitEffectsMatteDeliveryEnabled", "true"), ("depthDataDeliveryEnabled", "true")])
        }
        guard !missing.isEmpty else { continue }
        report.emit(
          "\(request.title) asks for a portrait effects matte without \(missing.sentence)", at: matte.range,
          label: "something is not enabled", fixes: [Fix("enable what it needs", .unsafe, edits: edits)])
      }
    }
  }
}
