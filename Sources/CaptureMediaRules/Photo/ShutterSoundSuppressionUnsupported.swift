import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The shutter sound is turned off only if that is allowed.
  static var shutterSoundSuppressionUnsupported: Rule {
    Rule(
      "shutter-sound-suppression-unsupported",
      title: "Shutter sound can't be turned off everywhere",
      area: .photo,
      severity: .warning,
      rationale: """
        In some regions a photo can't be taken without a sound. There isShutterSoundSuppressionSupported is false, and a \
        request that turns the sound off throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["shutterSoundSuppressionEnabled"],
      sources: [
        .symbol("AVCapturePhotoSettings.isShutterSoundSuppressionEnabled"),
        .symbol("AVCapturePhotoOutput.isShutterSoundSuppressionSupported"),
        .report("public crash reports with this exception"),
      ],
      examples: [
        .passing("single | back 1280x720 | photo | shot shutterSoundSuppressionEnabled=false"),
        .failing("single | back 1280x720 | photo | shot shutterSoundSuppressionEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let silent = request.settings.shutterSoundSuppressionEnabled, silent.value else { continue }
        report.emit(
          "\(request.title) turns the shutter sound off, which throws where the region requires it", at: silent.range,
          label: "not in every region", help: "set it only where isShutterSoundSuppressionSupported is true")
        report.unverified(
          whether: "\"\(request.output.id)\" may take photos without a sound in the device's region",
          settledBy: .unrecorded, at: silent.range, lack: .value, decides: true)
      }
    }
  }
}
