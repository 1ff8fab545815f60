import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A RAW photo has a raw pixel format; Bayer RAW is taken without processing and zoom.
  static var rawBayerLimits: Rule {
    Rule(
      "raw-bayer-limits",
      title: "RAW photo that can't be taken",
      area: .photo,
      severity: .error,
      rationale: """
        A Bayer RAW photo is the sensor's reading of a single exposure. Several exposures can't be fused, so it needs \
        speed prioritization, no still-image stabilization and zoom 1. Its pixel format must be one that the output \
        has; the format of Apple ProRAW is there only after ProRAW is enabled. Anything else throws.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["rawPixelFormat"],
      sources: [
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
        .symbol("AVCapturePhotoOutput.availableRawPhotoPixelFormatTypes"),
        .symbol("AVCapturePhotoOutput.isBayerRAWPixelFormat(_:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot rawPixelFormat=bgg4 photoQualityPrioritization=speed"),
        .failing("single | back 1280x720 | photo | shot rawPixelFormat=bgg4 photoQualityPrioritization=⟦balanced⟧"),
        .failing("single | back 1280x720 videoZoomFactor=2 | photo | shot rawPixelFormat=⟦bgg4⟧"),
        .failing("single | back 1280x720 | photo | shot rawPixelFormat=⟦420f⟧"),
        .failing("single | back 1280x720 | photo | shot rawPixelFormat=⟦l64r⟧").on("iphone-15-pro"),
        .failing("single | back 1280x720 | photo | shot rawPixelFormat=bgg4 autoStillImageStabilizationEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let raw = request.settings.rawPixelFormat else { continue }
        if raw.value.isBayerRaw {
          request.judgeBayer(raw, &report)
        } else if raw.value != .appleProRAW {
          report.emit(
            "\"\(raw.value)\" is not a raw pixel format", at: raw.range, label: "not a raw format",
            fixes: [Fix("ask for no RAW", .unsafe, edits: [report.edit.removing(raw.range)])],
            help: "take one of availableRawPhotoPixelFormatTypes")
        } else if request.outputSettings.appleProRAWEnabled?.value != true {
          let enabled = request.outputSettings.appleProRAWEnabled
          report.emit(
            "\(request.title) asks for Apple ProRAW, which \"\(request.output.id)\" has not enabled", at: raw.range,
            label: "not enabled on the output",
            notes: [Finding.Note("the output is here", at: enabled?.range ?? request.output.range)],
            fixes: [request.enabling("appleProRAWEnabled", report.edit)])
        }
      }
    }
  }
}

extension PhotoRequest {
  /// Reports settings that can't be combined with Bayer RAW.
  fileprivate func judgeBayer(_ raw: Located<PixelFormat>, _ report: inout Emitter) {
    if let quality = settings.photoQualityPrioritization, quality.value != .speed {
      let ranges = RangePair(raw.range, "RAW is asked for here", quality.range, "the prioritization is set here")
      report.emit(
        "\(title) asks for Bayer RAW with \"\(quality.value.rawValue)\" prioritization", at: ranges.later,
        label: "speed only", notes: [ranges.note],
        fixes: [Fix("prioritize speed", .unsafe, edits: [report.edit.replacing(quality.range, with: "\"speed\"")])])
    }
    if let fusion = settings.autoStillImageStabilizationEnabled, fusion.value {
      let ranges = RangePair(raw.range, "RAW is asked for here", fusion.range, "stabilization is switched on here")
      report.emit(
        "\(title) asks for Bayer RAW with still-image stabilization", at: ranges.later, label: "one exposure only",
        notes: [ranges.note],
        fixes: [Fix("switch it off", .unsafe, edits: [report.edit.replacing(fusion.range, with: "false")])])
    }
    if let camera, let zoom = camera.input.videoZoomFactor, zoom.value != 1 {
      let ranges = RangePair(raw.range, "RAW is asked for here", zoom.range, "the zoom is set here")
      report.emit(
        "\(title) asks for Bayer RAW while \"\(camera.id)\" zooms", at: ranges.later, label: "zoom 1 only",
        notes: [ranges.note],
        fixes: [Fix("zoom to 1", .unsafe, edits: [report.edit.replacing(zoom.range, with: "1")])])
    }
  }
}
