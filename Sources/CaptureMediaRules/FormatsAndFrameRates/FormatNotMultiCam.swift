import JSONSource
import CaptureModel
import CaptureSession
package import RuleKit

extension Rule {
  /// Every camera of a multi-camera session runs a format that supports multi-cam.
  package static var formatNotMultiCam: Rule {
    Rule(
      "format-not-multicam",
      title: "Format does not run in a multi-camera session",
      area: .formats,
      severity: .error,
      remedy: .multiCamFormat,
      rationale: """
        A multi-camera session runs only formats that are marked for it (isMultiCamSupported): those that the hardware \
        can comfortably stream from several cameras at once. Another format fails with \
        AVError.unsupportedDeviceActiveFormat (-11873).
        """,
      availability: .relaxedWhenLinked(OSVersion(26)),
      reads: ["activeFormat"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.Format.isMultiCamSupported"),
        .symbol("AVError.Code.unsupportedDeviceActiveFormat"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1920x1440 binned | video"),
        .failing("back ⟦2592x1944⟧ | video").on("iphone-13-mini"),
        .passing("back | video"),
        .passing("back: triple 1280x720"),
        .failing("back ⟦1000x500⟧ | video").on("iphone-14-pro").withoutFix(),
        .failing("back ⟦1280x720@30⟧ | video"),
        .passing("back 1000x1000 | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 60 }"#,
              camera: #", "formatsComplete": true"#)),
        .unverified("back 1280x720 | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 60 }"#)),
      ]
    ) { session, report in
      guard session.requiresMultiCamFormats else { return }
      let notes = session.cameras.count == 1 ? [Disagreement.formatOfOnlyCamera.note] : []
      for camera in session.cameras {
        guard let request = camera.input.activeFormat, let device = camera.device else { continue }
        switch camera.format {
        case .absent:
          guard camera.lacksMultiCamFormat else { continue }
          let slip = RateSlip(camera, in: session)
          report.emit(
            "\"\(camera.id)\" asks for a format that the \(camera.key) camera does not run in a multi-camera session",
            at: request.range, isBeyondPlans: true, label: "not a multi-cam format",
            notes: notes + (slip.map { [$0.note] } ?? []) + session.nearbyFormats(of: camera, wanted: slip?.format),
            fixes: slip?.fix(report.edit).map { [$0] } ?? NearestFormat.multiCamFixes(request, of: device, report.edit))
        case .chosen:
          if let format = camera.activeFormat, format.multiCam == nil, let title = session.formatTitle(of: camera) {
            report.unverified(
              whether: "\(title) is a multi-cam format", settledBy: camera.formatFact(.multiCam),
              at: request.range)
          } else if let format = camera.activeFormat, format.multiCam == false {
            report.emit(
              "\"\(camera.id)\" can't run \(format) in a multi-camera session", at: request.range,
              label: "not a multi-cam format", notes: notes + session.nearbyFormats(of: camera),
              fixes: NearestFormat.multiCamFixes(request, of: device, report.edit))
          }
        // A camera with a requested format is never `.unset`.
        case .unknown, .unset:
          report.unverified(
            whether: "the format of \"\(camera.id)\" is a multi-cam format", settledBy: camera.fact(.formats),
            at: request.range)
          report.tell(RateSlip(camera, in: session), of: camera, in: session)
        }
      }
    }
  }
}

extension Emitter {
  /// Adds notes with the nearest known formats, for a format that the camera may or may not have.
  mutating func tell(_ slip: RateSlip?, of camera: ResolvedCamera, in session: ResolvedSession) {
    let nearby = session.nearbyFormats(of: camera, wanted: slip?.format)
    guard let request = camera.input.activeFormat, !nearby.isEmpty else { return }
    emit(
      "the \(camera.key) camera is not known to have a format like the one that \"\(camera.id)\" asks for",
      at: request.range,
      severity: .note, label: "not known", notes: (slip.map { [$0.note] } ?? []) + nearby,
      fixes: slip?.fix(edit).map { [$0] } ?? [])
  }
}
