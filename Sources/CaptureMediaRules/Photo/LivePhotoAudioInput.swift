import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Live Photos have sound if the session has a microphone.
  static let livePhotoAudioInput = Rule(
    "live-photo-audio-input",
    title: "Live Photos without sound",
    area: .photo,
    severity: .note,
    rationale: """
      The movie of a Live Photo has sound only if the session has an audio input; without one it is silent, and nothing \
      says so.
      """,
    availability: .iOS(OSVersion(10)),
    reads: ["livePhotoCaptureEnabled"],
    sources: [.symbol("AVCapturePhotoSettings.livePhotoMovieFileURL")],
    hasFix: true,
    examples: [
      .passing(PhotoExamples.photo()),
      .failing(PhotoExamples.photo(output: #", "livePhotoCaptureEnabled": ⟦true⟧"#)),
      .passing(
        #"{ "capplan": 1, "outputs": [ { "id": "photo", "type": "photo", "livePhotoCaptureEnabled": true } ] }"#),
    ]
  ) { session, report in
    guard session.microphones.isEmpty else { return }
    let document = report.edit.document
    guard let inputs = document.member("inputs", of: document.root) else { return }
    let name = session.unusedName("microphone")
    for output in session.outputs(ofType: .photo) {
      guard let live = output.output.photo.livePhotoCaptureEnabled, live.value else { continue }
      let json = "{ \"id\": \"\(name)\", \"deviceType\": \"microphone\" }"
      report.emit(
        "Live Photos of \"\(output.id)\" are silent: the session has no microphone", at: live.range, label: "no sound",
        fixes: [
          Fix("add a microphone", .unsafe, edits: [report.edit.adding(json, to: document.range(of: inputs.value))])
        ],
        help: "add an audio input, and say why in NSMicrophoneUsageDescription")
    }
  }
}
