import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A recording is written to a new file.
  static var recordingExistingFile: Rule {
    Rule(
      "recording-existing-file",
      title: "Recording can't be written there",
      area: .video,
      severity: .error,
      rationale: """
        startRecording(to:recordingDelegate:) takes a file URL, and another kind throws NSInvalidArgumentException. It \
        never overwrites: if the file already exists, even one that another output writes, the recording fails.
        """,
      reads: ["outputFileURL"],
      sources: [
        .symbol("AVCaptureFileOutput.startRecording(to:recordingDelegate:)"),
        .symbol("AVCaptureFileOutput.outputFileURL"),
      ],
      examples: [
        .passing("back 1280x720 | a: movie outputFileURL=file:///tmp/back.mov | front 640x480")
          .and("b: movie outputFileURL=/tmp/front.mov | back -> preview"),
        .failing("back 1280x720 | movie outputFileURL=⟦https://example.com/a.mov⟧"),
        .failing("back 1280x720 | a: movie outputFileURL=file:///tmp/a.mov | front 640x480")
          .and("b: movie outputFileURL=⟦file:///tmp/a.mov⟧"),
        .failing("back 1280x720 | movie outputFileURL=⟦s3://clips/back.mov⟧"),
      ]
    ) { session, report in
      var earlier: [String: ResolvedOutput] = [:]
      for output in session.outputs {
        guard let url = output.output.movieFile.outputFileURL else { continue }
        if !url.value.isFileURL {
          report.emit(
            "\"\(output.id)\" can't record to \"\(url.value)\"", at: url.range, label: "not a file URL",
            help: "record to a file, and send it when the recording has finished")
        } else if let first = earlier[url.value] {
          report.emit(
            "\"\(output.id)\" records to the file of \"\(first.id)\"", at: url.range, label: "file already exists",
            notes: [Finding.Note("\"\(first.id)\" writes it", at: first.output.movieFile.outputFileURL?.range)],
            help: "give each recording a file of its own")
        } else {
          earlier[url.value] = output
        }
      }
    }
  }
}

extension String {
  /// Whether the text is a file URL or a path.
  fileprivate var isFileURL: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return !isEmpty }
    let scheme = self[..<colon].lowercased()
    let isScheme =
      !scheme.isEmpty && scheme.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x2B...0x39).contains($0) }
    return !isScheme || scheme.contains("/") || scheme == "file"
  }
}
