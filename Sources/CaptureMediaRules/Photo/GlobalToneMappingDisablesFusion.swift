import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Photos of a camera with global tone mapping are not asked for more than speed.
  static var globalToneMappingDisablesFusion: Rule {
    Rule(
      "global-tone-mapping-disables-fusion",
      title: "Photo quality that global tone mapping rules out",
      area: .photo,
      severity: .warning,
      rationale: """
        While a camera tones its pictures as a whole, a photo output that it feeds fuses no pictures and does not \
        stabilize: a request above speed, or a higher maximum of the output, gains nothing.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["globalToneMappingEnabled"],
      sources: [.symbol("AVCaptureDevice.isGlobalToneMappingEnabled")],
      examples: [
        .passing("single | back 1280x720 globalToneMappingEnabled | photo | shot photoQualityPrioritization=speed"),
        .failing(
          "single | back 1280x720 globalToneMappingEnabled | photo | shot photoQualityPrioritization=⟦balanced⟧"),
        .failing("single | back 1280x720 globalToneMappingEnabled | photo maxPhotoQualityPrioritization=⟦quality⟧"),
        .passing("single | back 1280x720 globalToneMappingEnabled=false | photo")
          .and("shot photoQualityPrioritization=balanced"),
      ]
    ) { session, report in
      func judge(_ quality: Located<PhotoQuality>?, of camera: ResolvedCamera?, _ who: String) {
        guard let quality, quality.value != .speed, let camera,
          let toned = camera.input.light.globalToneMappingEnabled, toned.value
        else { return }
        let ranges = RangePair(quality.range, "the quality is asked for here", toned.range, "tone mapping is set here")
        report.emit(
          "\(who) asks for \(quality.value.rawValue), but \"\(camera.id)\" has global tone mapping on",
          at: ranges.later,
          label: "no fusion", notes: [ranges.note],
          help: "turn globalToneMappingEnabled off, or prioritize speed")
      }
      let cameras = session.photoCameras()
      for output in session.outputs(ofType: .photo) {
        judge(output.output.photo.maxPhotoQualityPrioritization, of: cameras[output.index], "\"\(output.id)\"")
      }
      for request in session.photoRequests() {
        judge(request.settings.photoQualityPrioritization, of: request.camera, request.title)
      }
    }
  }
}
