import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A movie has sound.
  static var movieWithoutAudio: Rule {
    Rule(
      "movie-without-audio",
      title: "Movie without sound",
      area: .connections,
      severity: .note,
      confidence: .inferred,
      rationale: """
        A movie file output records what is connected to it. With a camera alone the movie is silent, and nothing says so \
        before it is played.
        """,
      sources: [
        .symbol("AVCaptureMovieFileOutput"), .inference("a movie has the tracks that its output's connections feed"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | mic | movie"),
        .failing("back 1280x720 | ⟦movie⟧: movie | mic"),
        .failing("single | back 1280x720 | ⟦movie⟧: movie | mic"),
        .failing("back 1280x720 | ⟦movie⟧: movie").withoutFix(),
      ]
    ) { session, report in
      guard session.outputs.contains(where: { $0.type == .movieFile }) else { return }
      var pictures: [OutputIndex: ResolvedConnection] = [:]
      var hasSound: Set<OutputIndex> = []
      var isUsed = session.graph.inputs.map { _ in false }
      for connection in session.connections {
        isUsed[connection.input.value] = true
        if connection.media == .audio { hasSound.insert(connection.output) }
        if connection.media == .video && connection.isEnabled && session.outputType(connection.output) == .movieFile {
          pictures[connection.output] = connection
        }
      }
      for movie in session.outputs(ofType: .movieFile) where !hasSound.contains(movie.index) {
        guard let video = pictures[movie.index] else { continue }
        let microphone = session.microphones.first
        var fixes: [Fix] = []
        // In apps linked with older SDKs, a microphone that feeds another output may not be able to feed a movie too.
        if let microphone, session.microphones.count == 1, !isUsed[microphone.inputIndex.value],
          let list = report.edit.document.member("connections", of: report.edit.document.root)
        {
          isUsed[microphone.inputIndex.value] = true
          let side =
            session.isMultiCam && microphone.input.external?.value != true ? session.side(ofInput: video.input) : nil
          let names = [microphone.id, movie.id].map { JSONString.quoted($0) }
          let json = "{ \"input\": \(names[0]), \"port\": \(side?.beamText ?? "\"audio\""), \"output\": \(names[1]) }"
          fixes = [
            Fix(
              "record the sound of \"\(microphone.id)\"", .unsafe,
              edits: [report.edit.adding(json, to: report.edit.document.range(of: list.value))])
          ]
        }
        report.emit(
          "\"\(movie.id)\" records no sound", at: movie.range, label: "silent movie",
          notes: [Finding.Note("it records the video of \"\(session.graph.inputName(video.input))\"", at: video.range)],
          fixes: fixes,
          help: microphone == nil
            ? "add a microphone and connect its audio port, if the movie should have sound"
            : "connect the audio port of a microphone, if the movie should have sound")
      }
    }
  }
}
