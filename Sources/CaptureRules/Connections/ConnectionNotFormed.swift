import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// If the graph says that the session forms a connection, the session does form it.
  static var connectionNotFormed: Rule {
    Rule(
      "connection-not-formed",
      title: "The session does not form this connection",
      area: .connections,
      severity: .error,
      rationale: """
        A connection with "formed": "implicitly" is one that the session forms by itself; to change its settings, the app \
        looks it up with connection(with:). If the session forms none between these ends, the look-up returns nil, and \
        nothing flows.
        """,
      reads: ["formed"],
      sources: [
        .format("`formed` is for connections that the session forms, and an error if it forms none"),
        .symbol("AVCaptureOutput.connection(with:)"), .symbol("AVCaptureSession.addOutput(_:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | photo | preview unconnected")
          .and("back.any -> photo formed=implicitly videoRotationAngle=90"),
        .failing("back 1280x720 | video | preview | back -> video formed=⟦implicitly⟧")
          .and("ignore rule=explicit-connection-unreachable reason='The session is said to connect it.'"),
        .failing("single | back | back.any -> photo formed=implicitly videoRotationAngle=90")
          .and("back -> photo formed=⟦implicitly⟧").withoutFix(),
        .failing("single | back | mic | mic.audio -> video formed=⟦implicitly⟧").withoutFix(),
      ]
    ) { session, report in
      let missing = session.connectionsNotFormed()
      guard !missing.isEmpty else { return }
      var formed: [OutputIndex: [ResolvedConnection]] = [:]
      for connection in session.connections where connection.isImplicit {
        formed[connection.output, default: []].append(connection)
      }
      let outputs = session.outputsByName()
      for (connection, word) in missing {
        if let input = connection.input?.value, let name = connection.output?.value, let output = outputs[name] {
          let others = formed[output.index] ?? []
          let notes = others.map { other in
            let ends = "\"\(session.graph.inputName(other.input))\" to \"\(output.id)\""
            return Finding.Note(
              other.index == nil
                ? "it connects \(ends)" : "it connects \(ends), with the settings that are written here",
              at: other.range)
          }
          // If the output has no other source, the app can connect it.
          let edits = others.isEmpty ? session.addingByHand(word.range, report.edit) : []
          report.emit(
            "the session forms no such connection from \"\(session.graph.text(of: input))\" to \"\(output.id)\"",
            at: word.range, label: "not formed", notes: notes,
            fixes: edits.isEmpty ? [] : [Fix("let the app add it", .unsafe, edits: edits)],
            help:
              "leave out 'formed' if the app adds the connection; otherwise, let the input or output that is added later "
              + "form it (\"formsConnections\": \"implicit\")")
        }
      }
    }
  }
}

extension ResolvedSession {
  /// The edits that stop marking a connection as formed by the session; the others stay marked.
  fileprivate func addingByHand(_ word: SourceRange, _ edit: DocumentEditor) -> [SourceEdit] {
    [edit.removing(word)] + keepingForming(edit)
  }
}
