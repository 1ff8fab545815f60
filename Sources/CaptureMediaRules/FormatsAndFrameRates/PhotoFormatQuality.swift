import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that wants the best photos runs a format made for photos.
  static var photoFormatQuality: Rule {
    Rule(
      "photo-format-quality",
      title: "Best photos from a format for video",
      area: .formats,
      severity: .note,
      rationale: """
        Only a few formats of a camera give its best photos and Live Photos: those whose isHighestPhotoQualitySupported is \
        true, and the one that the photo preset chooses. From another format a request for quality gets less.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["maxPhotoQualityPrioritization", "livePhotoCaptureEnabled", "photoQualityPrioritization"],
      sources: [
        .symbol("AVCaptureDevice.Format.isHighestPhotoQualitySupported"), .symbol("AVCaptureSession.Preset.photo"),
      ],
      hasFix: true,
      examples: [
        .passing("single preset=photo | back | photo maxPhotoQualityPrioritization=quality"),
        .failing("single | back 1920x1080@30 | photo maxPhotoQualityPrioritization=⟦quality⟧").on("iphone-13-mini"),
        .failing("single preset=high | back | photo maxPhotoQualityPrioritization=⟦quality⟧"),
        .failing("single | back | photo maxPhotoQualityPrioritization=⟦quality⟧"),
        .passing("back 1280x720 | photo maxPhotoQualityPrioritization=quality"),
        .passing("back 1280x720 | photo maxPhotoQualityPrioritization=quality").on("iphone-13-mini"),
        .failing("back | photo maxPhotoQualityPrioritization=quality | single preset=⟦high⟧"),
        .failing(
          json: #"""
            { "capplan": 1, "session": { "type": "single" },
              "outputs": [ { "id": "photo", "type": "photo", "maxPhotoQualityPrioritization": "quality" } ],
              "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                            "activeFormat": ⟦{ "width": 1920, "height": 1080, "maxFrameRate": 30 }⟧ } ],
              "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
            """#
        ).on("iphone-13-mini"),
        .passing("single preset=high | back | photo maxPhotoQualityPrioritization=quality")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"{ "width": 1920, "height": 1440, "maxFrameRate": 30, "highestPhotoQuality": true }"#,
              camera: #", "presets": { "high": 0 }"#)),
      ]
    ) { session, report in
      let asks = QualityRequests(session)
      guard !asks.isEmpty else { return }
      for connection in session.connections where connection.isEnabled && connection.media == .video {
        guard let ask = asks[connection.output], let camera = session.camera(ofInput: connection.input) else {
          continue
        }
        let photo = session.graph.outputName(connection.output)
        if let request = camera.input.activeFormat {
          guard let format = camera.activeFormat, let device = camera.device,
            camera.anyFormat(has: \.highestPhotoQuality) == false
          else { continue }
          let best = device.formats.filter {
            $0.highestPhotoQuality == true && (!session.requiresMultiCamFormats || $0.multiCam == true)
          }
          // If no format of the camera would do better, there is nothing to report.
          guard let nearest = NearestFormat.nearest(to: request, among: best) else { continue }
          let ranges = SourceRange.inOrder(request.range, ask.range)
          report.emit(
            "\"\(photo)\" wants \(ask.value) of \"\(camera.id)\", which runs \(format): a format for video",
            at: ranges.later, label: "not the best photos",
            notes: [
              Finding.Note(
                ranges.later == ask.range ? "the format is chosen here" : "asked for here", at: ranges.earlier)
            ],
            fixes: [nearest.fix(request, report.edit)])
        } else if !session.isMultiCam, session.graph.session?.preset?.value.isForVideo ?? true {
          let preset = session.graph.session?.preset
          guard camera.anyFormat(has: \.highestPhotoQuality) != true else { continue }
          let ranges = SourceRange.inOrder(preset?.range ?? ask.range, ask.range)
          let edits = session.setting("preset", "\"photo\"", report.edit)
          report.emit(
            "\"\(photo)\" wants \(ask.value), and the preset \"\(preset?.value.rawValue ?? "high")\" is for video",
            at: ranges.later, label: "not the best photos",
            notes: [
              preset == nil
                ? Finding.Note("a session begins with the preset high")
                : Finding.Note(
                  ranges.later == ask.range ? "the preset is set here" : "asked for here", at: ranges.earlier)
            ],
            fixes: [Fix("use the photo preset", .unsafe, edits: edits)])
        }
      }
    }
  }
}

extension Preset {
  /// Whether the preset chooses a format for video.
  var isForVideo: Bool { self != .photo && self != .inputPriority }
}

/// The settings that ask for the best photos, keyed by the index of the photo output.
private struct QualityRequests {
  private var asks: [OutputIndex: Located<String>] = [:]

  var isEmpty: Bool { asks.isEmpty }

  subscript(output: OutputIndex) -> Located<String>? { asks[output] }

  init(_ session: ResolvedSession) {
    var indexes: [Identifier: OutputIndex] = [:]
    for output in session.outputs(ofType: .photo) {
      output.output.id.map { indexes[$0.value] = output.index }
      let photo = output.output.photo
      let quality = photo.maxPhotoQualityPrioritization.flatMap { $0.value == .quality ? $0.range : nil }
      let live = photo.livePhotoCaptureEnabled.flatMap { $0.value ? $0.range : nil }
      asks[output.index] =
        quality.map { Located("the best photos", at: $0) } ?? live.map { Located("Live Photos", at: $0) }
    }
    for request in session.graph.photoSettings where request.photoQualityPrioritization?.value == .quality {
      guard let index = request.output.flatMap({ indexes[$0.value] }), asks[index] == nil else { continue }
      asks[index] = request.photoQualityPrioritization.map { Located("the best photos", at: $0.range) }
    }
  }
}
