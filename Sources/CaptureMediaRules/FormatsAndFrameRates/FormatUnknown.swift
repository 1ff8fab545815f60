import JSONSource
import CaptureModel
import CaptureSession
package import RuleKit

extension Rule {
  /// The active format is one of the camera's formats.
  package static var formatUnknown: Rule {
    Rule(
      "format-unknown",
      title: "The camera has no such format",
      area: .formats,
      severity: .error,
      rationale: """
        A camera's active format is one of those in its list; a format of another camera, or a size that it does not \
        have, throws an exception.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["activeFormat"],
      sources: [.symbol("AVCaptureDevice.activeFormat"), .symbol("AVCaptureDevice.formats")],
      hasFix: true,
      examples: [
        .passing("single | back 960x540 | video").on("iphone-13-mini"),
        .failing("single | back ⟦1000x1000⟧ | video").on("iphone-13-mini"),
        .failing("single | back ⟦960x540⟧ | video").withoutFix(),
        .failing("back ⟦1000x1000⟧ | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 1280, "height": 720, "maxFrameRate": 60 },
                { "width": 4032, "height": 3024, "maxFrameRate": 30, "multiCam": false }
                """#, camera: #", "formatsComplete": true"#)),
        .failing("back ⟦1000x1000⟧ | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"{ "width": 4032, "height": 3024, "maxFrameRate": 30, "multiCam": false }"#,
              camera: #", "formatsComplete": true"#)
          ).withoutFix(),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let request = camera.input.activeFormat, let device = camera.device else { continue }
        switch camera.format {
        case .absent
        where device.formatsComplete && !(session.requiresMultiCamFormats && device.multiCamFormatsComplete):
          let usable = session.requiresMultiCamFormats ? device.formats.filter { $0.multiCam != false } : device.formats
          let nearest = NearestFormat.nearest(to: request, among: usable)
          let slip = RateSlip(camera, in: session)
          report.emit(
            "the \(camera.key) camera has no format like the one \"\(camera.id)\" asks for", at: request.range,
            label: "no such format",
            notes: (slip.map { [$0.note] } ?? []) + session.nearbyFormats(of: camera, wanted: slip?.format),
            fixes: (slip?.fix(report.edit) ?? nearest?.fix(request, report.edit)).map { [$0] } ?? [])
        case .absent where camera.deniedFormat != nil, .unknown where camera.deniedFormat != nil:
          report.emit(
            "the \(camera.key) camera has no format \(camera.deniedFormat ?? "")",
            at: request.pixelFormat?.range ?? request.range, label: "no such format",
            help: "look for a format with this pixel format first, and do without it where there is none")
        // A complete list of multi-cam formats says nothing about other formats.
        case .absent where !session.requiresMultiCamFormats, .unknown where !session.requiresMultiCamFormats:
          report.unverified(
            whether: "the \(camera.key) camera has the format that \"\(camera.id)\" asks for",
            settledBy: camera.fact(.formats),
            at: request.range)
          report.tell(RateSlip(camera, in: session), of: camera, in: session)
        case .absent, .unknown, .chosen, .unset: continue
        }
      }
    }
  }
}
