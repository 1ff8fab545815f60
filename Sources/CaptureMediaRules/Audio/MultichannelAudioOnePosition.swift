import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Multichannel audio needs a single-camera session, and wind noise removal needs multichannel audio.
  static var multichannelAudioOnePosition: Rule {
    Rule(
      "multichannel-audio-one-position",
      title: "Multichannel audio where it is not supported",
      area: .audio,
      severity: .error,
      rationale: """
        A multi-camera session supports no multichannel audio mode other than none: setting one throws \
        NSInvalidArgumentException. Wind noise removal in turn works only with such a mode.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["multichannelAudioMode", "windNoiseRemovalEnabled"],
      sources: [
        .symbol("AVCaptureDeviceInput.multichannelAudioMode"),
        .symbol("AVCaptureDeviceInput.isWindNoiseRemovalEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | mic multichannelAudioMode=stereo windNoiseRemovalEnabled | a: sound"),
        .passing("mic multichannelAudioMode=none | a: sound"),
        .failing("back 1280x720 | video | mic multichannelAudioMode=⟦stereo⟧ windNoiseRemovalEnabled | sound"),
        .failing("back 1280x720 | video | mic multichannelAudioMode=⟦stereo⟧ windNoiseRemovalEnabled=false | sound"),
        .failing("mic windNoiseRemovalEnabled=⟦true⟧ | a: sound"),
        .failing("single | mic multichannelAudioMode=none windNoiseRemovalEnabled=⟦true⟧ | a: sound"),
      ]
    ) { session, report in
      for microphone in session.microphones {
        let mode = microphone.input.sound.multichannelAudioMode
        if let mode, mode.value != .none {
          if session.isMultiCam { session.refuse(mode, of: microphone, &report) }
          continue
        }
        guard let wind = microphone.input.sound.windNoiseRemovalEnabled, wind.value else { continue }
        let stereo = report.edit.changing(microphone.input.range, set: [("multichannelAudioMode", "\"stereo\"")])
        let recording = session.isMultiCam ? [] : [Fix("record in stereo", .unsafe, edits: stereo)]
        report.emit(
          "\"\(microphone.id)\" can't remove wind noise without a multichannel audio mode", at: wind.range,
          label: "needs a multichannel mode",
          notes: mode.map { [Finding.Note("the mode is none", at: $0.range)] } ?? [],
          fixes: [Fix("do without wind noise removal", .unsafe, edits: [report.edit.removing(wind.range)])] + recording)
      }
    }
  }
}

extension ResolvedSession {
  /// Reports a multichannel mode in a multi-camera session; the fix also turns off wind noise removal, which needs the
  /// mode.
  fileprivate func refuse(
    _ mode: Located<MultichannelAudioMode>, of microphone: ResolvedMicrophone, _ report: inout Emitter
  ) {
    let wind = microphone.input.sound.windNoiseRemovalEnabled.flatMap {
      $0.value ? report.edit.replacing($0.range, with: "false") : nil
    }
    let edits = [report.edit.replacing(mode.range, with: "\"none\"")] + [wind].compactMap { $0 }
    report.emit(
      "\"\(microphone.id)\" can't record \(mode.value.rawValue) in a multi-camera session", at: mode.range,
      label: "not in a multi-camera session",
      notes: [Finding.Note("the session is a multi-camera session", at: graph.session?.type?.range)],
      fixes: [Fix("record one channel", .unsafe, edits: edits)],
      help: "use a single session, or the front and back beams of the microphone")
  }
}
