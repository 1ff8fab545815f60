import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// No camera of a multi-camera session streams 12 megapixels.
  static var no12mpMulticam: Rule {
    Rule(
      "no-12mp-multicam",
      title: "12-megapixel stream in a multi-camera session",
      area: .formats,
      severity: .error,
      remedy: .multiCamFormat,
      rationale: """
        Streaming 12 megapixels from several cameras is more than a phone can do, and such formats are not marked for \
        multi-camera sessions. On iPhone XS the stand-in is 1920x1440 at 30, unbinned: it reads the whole sensor and still \
        takes 12-megapixel photos.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["activeFormat"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureDevice.Format.isMultiCamSupported")],
      supersedes: [Rule.formatNotMultiCam.id],
      hasFix: true,
      examples: [
        .passing("back 1920x1440@30 | photo"),
        .failing("back ⟦4032x3024⟧ | video"),
        .failing("back ⟦4032x3024⟧ | a: video | front 1280x720 | b: video"),
        .failing("back ⟦4032x3024⟧ | video")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"{ "width": 4032, "height": 3024, "maxFrameRate": 30, "multiCam": false }"#)
          ).withoutFix(),
        .passing("back activeFormat=(width=4032) | video"),
      ]
    ) { session, report in
      guard session.requiresMultiCamFormats else { return }
      for camera in session.cameras {
        guard let request = camera.input.activeFormat, let device = camera.device, camera.isRefusedInMultiCam,
          let size = camera.activeFormat?.dimensions ?? request.dimensions, size.pixels >= DeviceFormat.twelveMegapixels
        else { continue }
        let nearest = NearestFormat.multiCam(to: request, of: device)
        var notes = session.cameras.count == 1 ? [Disagreement.formatOfOnlyCamera.note] : []
        if let format = nearest?.format, let photo = format.largestPhoto,
          photo.pixels >= DeviceFormat.twelveMegapixels
        {
          notes.append(Finding.Note("\(format) takes photos of \(photo)"))
        }
        notes += session.nearbyFormats(of: camera)
        report.emit(
          "\"\(camera.id)\" can't stream \(size) in a multi-camera session", at: request.range,
          isBeyondPlans: camera.activeFormat == nil, label: "12 megapixels are too many", notes: notes,
          fixes: nearest.map { [$0.fix(request, report.edit)] } ?? [])
      }
    }
  }
}

extension ResolvedCamera {
  /// Whether the camera's format is known not to run in a multi-camera session.
  fileprivate var isRefusedInMultiCam: Bool {
    switch format {
    case .absent: lacksMultiCamFormat
    case .chosen: activeFormat?.multiCam == false
    case .unset, .unknown: false
    }
  }
}
