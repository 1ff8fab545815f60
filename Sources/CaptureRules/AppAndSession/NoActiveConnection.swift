import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Every camera has an enabled connection.
  static var noActiveConnection: Rule {
    Rule(
      "no-active-connection",
      title: "No enabled connection",
      area: .session,
      severity: .warning,
      rationale: """
        A camera streams only while an enabled connection takes from one of its enabled ports. Without one it delivers \
        nothing and costs nothing, and nothing reports that.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession.hardwareCost")],
      examples: [
        .passing("back 1280x720 | video"),
        .failing("back 1280x720 | a: video | ⟦front⟧ 1280x720 | front -> b: video enabled=false"),
        .failing("⟦mic⟧"),
        .unverified("single"),
        .failing("back 1280x720 | video | ⟦front⟧ 1280x720"),
      ]
    ) { session, report in
      if session.graph.listsNothing {
        report.unverified("what the session connects", settledBy: .elements, at: session.graph.range, decides: true)
      }
      var isActive = session.graph.inputs.map { _ in false }
      var disabled: [InputIndex: [SourceRange]] = [:]
      for connection in session.connections {
        if connection.isEnabled {
          isActive[connection.input.value] = true
        } else {
          disabled[connection.input, default: []].append(connection.range)
        }
      }
      for camera in session.cameras where !isActive[camera.inputIndex.value] {
        let all = disabled[camera.inputIndex] ?? []
        let range = all.first
        let reason = range == nil ? "nothing is connected to it" : "none of its connections is enabled"
        report.emit(
          "\"\(camera.id)\" delivers nothing: \(reason)", at: camera.range, label: "no enabled connection",
          notes: range.map { [Finding.Note("this connection is disabled, or its port is", at: $0)] } ?? [],
          help: range == nil
            ? "connect it to an output, or leave it out" : "enable a connection, or leave the camera out",
          subjects: AlikeElements.subjects(all).map { [camera.range] + $0 })
      }
      if !isActive.contains(true), session.cameras.isEmpty, let microphone = session.microphones.first {
        report.emit(
          "the session delivers nothing: it has no enabled connection", at: microphone.range,
          label: "no enabled connection", help: "connect \"\(microphone.id)\" to an output",
          subjects: AlikeElements.subjects(session.microphones.map(\.range)))
      }
    }
  }
}
