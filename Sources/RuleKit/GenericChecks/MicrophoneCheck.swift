public import CaptureSession
import JSONSource

/// Finds microphone inputs after the first.
public enum MicrophoneCheck {
  /// Reports each of them, with a fix that moves its connections to the first microphone.
  public static func report(_ session: ResolvedSession, _ report: inout Emitter, message: (String) -> String) {
    guard session.microphones.count > 1, let first = session.microphones.first else { return }
    let merger = InputMerger(session, report.edit)
    for microphone in session.microphones.dropFirst() {
      let edits = merger.merging(microphone.inputIndex, into: first.inputIndex)
      report.emit(
        message(microphone.id), at: microphone.range, label: "second microphone",
        notes: [Finding.Note("\"\(first.id)\" is already the microphone", at: first.range)],
        fixes: edits.map { [Fix("use \"\(first.id)\" instead of \"\(microphone.id)\"", .unsafe, edits: $0)] } ?? [],
        help: "connect its outputs to \"\(first.id)\" and remove this input",
        subjects: AlikeElements.subjects(session.microphones.map(\.range)))
    }
  }
}
