import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that configures its own audio session chooses a category that records.
  static var micAudioSessionManual: Rule {
    Rule(
      "mic-audio-session-manual",
      title: "Audio session that does not record",
      area: .audio,
      severity: .warning,
      rationale: """
        With automaticallyConfiguresApplicationAudioSession off, the capture session leaves category, microphone and polar \
        pattern to the app. A category that does not record makes recording fail silently.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["automaticallyConfiguresApplicationAudioSession"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureSession.automaticallyConfiguresApplicationAudioSession"),
      ],
      hasFix: true,
      examples: [
        .passing("app microphone='Records sound.' audioSession=(category=AVAudioSessionCategoryPlayAndRecord")
          .with("mode=videoRecording) | multi automaticallyConfiguresApplicationAudioSession=false | mic | a: sound"),
        .failing("multi automaticallyConfiguresApplicationAudioSession=⟦false⟧ | mic | a: sound"),
        .failing("multi automaticallyConfiguresApplicationAudioSession=false")
          .and("app microphone='Records sound.' audioSession=(category=⟦playback⟧) | mic | a: sound"),
        .failing("multi automaticallyConfiguresApplicationAudioSession=false")
          .and("app microphone='Records sound.' audioSession=⟦(mode=videoRecording)⟧ | mic | a: sound"),
      ]
    ) { session, report in
      guard let microphone = session.microphones.first, !session.isForMac,
        let setting = session.graph.session?.automaticallyConfiguresApplicationAudioSession, !setting.value,
        session.graph.session?.usesApplicationAudioSession?.value != false
      else { return }
      let automatic = Fix(
        "let the capture session configure it", .unsafe, edits: [report.edit.replacing(setting.range, with: "true")])
      let reason = Finding.Note("\"\(microphone.id)\" records through it", at: microphone.range)
      guard let audio = session.graph.app?.audioSession else {
        report.emit(
          "the app configures its audio session itself, and the graph does not say how", at: setting.range,
          label: "no app.audioSession", notes: [reason], fixes: [automatic],
          help: "say in /app/audioSession which category it sets: playAndRecord, record or multiRoute")
        return
      }
      let edits = report.edit.changing(audio.range, set: [("category", "\"playAndRecord\"")])
      let fixes = [Fix("set the category playAndRecord", .unsafe, edits: edits), automatic]
      guard let category = audio.category else {
        let ranges = SourceRange.inOrder(setting.range, audio.range)
        report.emit(
          "the app's audio session has no category that records", at: ranges.later, label: "no category",
          notes: [reason], fixes: fixes, subjects: [setting.range, audio.range, microphone.range])
        return
      }
      guard !category.value.isRecordingCategory else { return }
      let ranges = SourceRange.inOrder(setting.range, category.range)
      report.emit(
        "the audio session category \"\(category.value)\" does not record", at: ranges.later, label: "does not record",
        notes: [reason], fixes: fixes,
        help: "use playAndRecord, record or multiRoute",
        subjects: [setting.range, category.range, microphone.range])
    }
  }
}

extension String {
  /// Whether an audio session of this category records; the name may be Swift's or the constant's.
  fileprivate var isRecordingCategory: Bool {
    let prefix = "avaudiosessioncategory"
    let name = lowercased()
    return ["playandrecord", "record", "multiroute"].contains(
      name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name)
  }
}
