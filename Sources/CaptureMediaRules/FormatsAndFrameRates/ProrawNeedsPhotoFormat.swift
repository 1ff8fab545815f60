import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Apple ProRAW comes from formats for photos.
  static var prorawNeedsPhotoFormat: Rule {
    Rule(
      "proraw-needs-photo-format",
      title: "Apple ProRAW from a format for video",
      area: .photo,
      severity: .warning,
      rationale: """
        Apple ProRAW comes with the photo preset, or with an active format whose isHighestPhotoQualitySupported is true. \
        With others no format of Apple ProRAW is listed, and a request that names one throws. The talk and reports say \
        so; no header does.
        """,
      availability: .iOS(OSVersion(14, 3)),
      reads: ["appleProRAWEnabled"],
      sources: [
        .session("WWDC21 10160"), .symbol("AVCaptureDevice.Format.isHighestPhotoQualitySupported"),
        .report("mrousavy/react-native-vision-camera#4017, #4079: no RAW format is listed"),
      ],
      hasFix: true,
      examples: [
        .passing("single preset=photo | back | photo appleProRAWEnabled"),
        .failing("single preset=high | back | photo appleProRAWEnabled=⟦true⟧").on("conservative"),
        .failing("single | back 1920x1080 | photo appleProRAWEnabled=⟦true⟧").on(profile),
        .passing("single | back 4032x3024 | photo appleProRAWEnabled").on(profile),
      ]
    ) { session, report in
      let cameras = session.photoCameras()
      for output in session.outputs(ofType: .photo) {
        guard let raw = output.output.photo.appleProRAWEnabled, raw.value, let camera = cameras[output.index] else {
          continue
        }
        if let request = camera.input.activeFormat {
          guard let format = camera.activeFormat, camera.anyFormat(has: \.highestPhotoQuality) == false else {
            continue
          }
          let best = (camera.device?.formats ?? []).filter {
            $0.highestPhotoQuality == true && (!session.requiresMultiCamFormats || $0.multiCam == true)
          }
          let ranges = RangePair(request.range, "the format is chosen here", raw.range, "Apple ProRAW is on here")
          report.emit(
            "\"\(output.id)\" lists no Apple ProRAW while \"\(camera.id)\" runs \(format)", at: ranges.later,
            label: "a format for video", notes: [ranges.note],
            fixes: NearestFormat.nearest(to: request, among: best).map { [$0.fix(request, report.edit)] } ?? [],
            help: "choose a format with isHighestPhotoQualitySupported, or the photo preset")
        } else if !session.isMultiCam, session.graph.session?.preset?.value.isForVideo ?? true {
          let preset = session.graph.session?.preset
          let ranges = SourceRange.inOrder(preset?.range ?? raw.range, raw.range)
          report.emit(
            "\"\(output.id)\" lists no Apple ProRAW under the preset \"\(preset?.value.rawValue ?? "high")\"",
            at: ranges.later, label: "a preset for video",
            notes: preset == nil ? [Finding.Note("a session begins with the preset high")] : [],
            fixes: [
              Fix("use the photo preset", .unsafe, edits: session.setting("preset", "\"photo\"", report.edit))
            ], subjects: [raw.range] + (preset.map { [$0.range] } ?? []))
        }
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInWideAngleCamera",
    formats: #"""
      { "width": 1920, "height": 1080, "maxFrameRate": 60, "highestPhotoQuality": false },
                     { "width": 4032, "height": 3024, "maxFrameRate": 30, "highestPhotoQuality": true }
      """#)
}
