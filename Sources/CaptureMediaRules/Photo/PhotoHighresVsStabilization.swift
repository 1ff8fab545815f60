import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// High-resolution photos may lose pixels while video is stabilized.
  static var photoHighresVsStabilization: Rule {
    Rule(
      "photo-highres-vs-stabilization",
      title: "Stabilization shrinks high-resolution photos",
      area: .photo,
      severity: .note,
      rationale: """
        While video of the same camera is stabilized on any connection, the frame keeps a border to move in, and a \
        high-resolution photo may come out a tenth smaller or more.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["highResolutionPhotoEnabled"],
      sources: [
        .symbol("AVCapturePhotoSettings.isHighResolutionPhotoEnabled"),
        .symbol("AVCaptureConnection.preferredVideoStabilizationMode"),
      ],
      hasFix: true,
      examples: [
        .passing(
          "single | back 1280x720 | photo highResolutionCaptureEnabled | video | shot highResolutionPhotoEnabled"),
        .failing("single | back 1280x720 | photo highResolutionCaptureEnabled")
          .and("back -> video preferredVideoStabilizationMode=standard | shot highResolutionPhotoEnabled=⟦true⟧"),
      ]
    ) { session, report in
      let requests = session.photoRequests().filter { $0.settings.highResolutionPhotoEnabled?.value == true }
      guard !requests.isEmpty else { return }
      var stabilized: [InputIndex: Located<StabilizationMode>] = [:]
      for connection in session.connections where connection.isEnabled && stabilized[connection.input] == nil {
        guard let mode = session.written(connection)?.preferredVideoStabilizationMode, mode.value != .off else {
          continue
        }
        stabilized[connection.input] = mode
      }
      for request in requests {
        guard let camera = request.camera, let mode = stabilized[camera.inputIndex],
          let asked = request.settings.highResolutionPhotoEnabled
        else { continue }
        let ranges = RangePair(asked.range, "high resolution is asked for here", mode.range, "video is stabilized here")
        report.emit(
          "\(request.title) may come out smaller while video of \"\(camera.id)\" is stabilized", at: ranges.later,
          label: "smaller photos", notes: [ranges.note],
          fixes: [Fix("switch stabilization off", .unsafe, edits: [report.edit.replacing(mode.range, with: "\"off\"")])]
        )
      }
    }
  }
}
