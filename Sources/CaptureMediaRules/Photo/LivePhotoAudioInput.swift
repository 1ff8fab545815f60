import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Live Photos have sound if the session has a microphone.
  static var livePhotoAudioInput: Rule {
    Rule(
      "live-photo-audio-input",
      title: "Live Photos without sound",
      area: .photo,
      severity: .note,
      rationale: """
        The movie of a Live Photo has sound only if the session has an audio input, which in a multi-camera session has to \
        be connected to the photo output; otherwise it is silent, and nothing says so.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["livePhotoCaptureEnabled"],
      sources: [.symbol("AVCapturePhotoSettings.livePhotoMovieFileURL")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo"),
        .failing("single | back 1280x720 | photo livePhotoCaptureEnabled=⟦true⟧"),
        .passing("photo unconnected livePhotoCaptureEnabled"),
        .failing("back 1280x720 | photo livePhotoCaptureEnabled=⟦true⟧ | mic").withoutFix(),
        .passing("back 1280x720 | mic | photo livePhotoCaptureEnabled | back -> photo | mic.audio -> photo"),
      ]
    ) { session, report in
      // A plain session connects its microphone itself, where it may; in another one the app makes each connection.
      guard session.isMultiCam || session.microphones.isEmpty else { return }
      let document = report.edit.document
      guard let inputs = document.member("inputs", of: document.root) else { return }
      let name = session.unusedName("microphone")
      for output in session.outputs(ofType: .photo) {
        guard let live = output.output.photo.livePhotoCaptureEnabled, live.value else { continue }
        guard session.microphones.isEmpty else {
          if !session.connections(toOutput: output.index).contains(where: { $0.media == .audio && $0.isEnabled }) {
            report.emit(
              "Live Photos of \"\(output.id)\" are silent: no microphone is connected to it", at: live.range,
              label: "no sound", help: "connect the audio port of a microphone to \"\(output.id)\"")
          }
          continue
        }
        let json = "{ \"id\": \"\(name)\", \"deviceType\": \"microphone\" }"
        report.emit(
          "Live Photos of \"\(output.id)\" are silent: the session has no microphone", at: live.range,
          label: "no sound",
          fixes: [
            Fix("add a microphone", .unsafe, edits: [report.edit.adding(json, to: document.range(of: inputs.value))])
          ],
          help: "add an audio input, and say why in NSMicrophoneUsageDescription")
      }
    }
  }
}
