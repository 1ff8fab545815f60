import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// With several cameras sound follows the zoom of one.
  static var audioZoomMulticam: Rule {
    Rule(
      "audio-zoom-multicam",
      title: "Audio zoom follows one of several cameras",
      area: .audio,
      severity: .note,
      rationale: """
        In a multi-camera session audio zoom follows one camera: of those on the microphone's side the widest, a virtual \
        one before a single one. With none on that side there is no audio zoom.
        """,
      availability: .iOS(OSVersion(26, 4)),
      reads: ["audioZoomEnabled"],
      sources: [.symbol("AVCaptureDeviceInput.isAudioZoomEnabled")],
      examples: [
        .passing("single | back 640x480 | video | mic audioZoomEnabled").on("iphone-17-pro"),
        .failing("multi | back 640x480 | video | front 640x480 | self: video | mic audioZoomEnabled=⟦true⟧")
          .on("iphone-17-pro"),
      ]
    ) { session, report in
      guard session.isMultiCam, session.cameras.count > 1 else { return }
      for microphone in session.microphones {
        guard let zoom = microphone.input.sound.audioZoomEnabled, zoom.value else { continue }
        report.emit(
          "the sound of \"\(microphone.id)\" follows the zoom of one camera", at: zoom.range,
          label: "the widest on its side",
          notes: session.cameras.prefix(3).map { Finding.Note("\"\($0.id)\" is one of them", at: $0.range) })
      }
    }
  }
}
