import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An audio port feeds only one audio data output.
  static var audioDataSamePortTwice: Rule {
    Rule(
      "ado-same-port-twice",
      title: "One audio port to two audio data outputs",
      area: .audio,
      severity: .error,
      confidence: .inferred,
      rationale: """
        A port can't be split to two outputs of the same type, and later relaxations name video data outputs only. \
        First-order ambisonics on iOS 26 is the exception: its port feeds one output with ambisonics and one with stereo.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureMultiCamSession"),
        .symbol("AVCaptureAudioDataOutput.spatialAudioChannelLayoutTag"),
        .inference("the fan-out to outputs of one type was allowed for video data outputs only"),
      ],
      hasFix: true,
      examples: [
        .passing("mic | mic.back -> a: sound | mic.front -> b: sound"),
        .failing("mic | a: sound | ⟦mic -> b: sound⟧"),
        .passing("back 1280x720 | video | mic | a: sound | b: sound unconnected | steps startRunning")
          .and("ignore rule=mic-beams-built-in-only reason='no beams are used' at=/outputs/0")
          .and("ignore rule=vdo-discard-late reason='every frame counts'"),
        .failing("mic | a: sound | ⟦mic -> b: sound⟧")
          .and("steps addConnection /connections/0, addConnection /connections/1").withoutFix(),
        .passing("mic | a: sound | b: sound unconnected | mic -> a | mic -> a"),
      ]
    ) { session, report in
      guard !session.microphones.isEmpty, session.outputs(ofType: .audioData).count > 1 else { return }
      let canRemove = session.canRemoveConnections
      let ambisonic = session.microphones.filter(\.isAmbisonic)
      let exempt = ambisonic.isEmpty ? [] : Set(ambisonic.map(\.inputIndex))
      // The first use of each port: only a few, even with many connections.
      var first: [PortUse] = []
      for (index, connection) in session.connections.enumerated() {
        guard session.outputType(connection.output) == .audioData, let port = connection.port.port,
          !exempt.contains(connection.input)
        else { continue }
        guard let use = first.first(where: { $0.input == connection.input && $0.port == port }) else {
          first.append(PortUse(input: connection.input, port: port, connection: index))
          continue
        }
        let earlier = session.connections[use.connection]
        guard earlier.output != connection.output else { continue }
        let name = session.graph.inputName(connection.input)
        report.emit(
          "this port of \"\(name)\" already feeds the audio data output \"\(session.graph.outputName(earlier.output))\"",
          at: connection.range, label: "port already taken",
          notes: [Finding.Note("connected here first", at: earlier.range)],
          fixes: canRemove && connection.index != nil
            ? [Fix("remove this connection", .unsafe, edits: [report.edit.removing(connection.range)])] : [],
          help: "use another beam, or one output whose buffers the app hands on")
      }
    }
  }
}

/// A port of an input, and the index of the first connection from it.
private struct PortUse {
  let input: InputIndex
  let port: Port
  let connection: Int
}

extension ResolvedSession {
  /// Whether no JSON Pointer names a connection by its index, so that removing one is safe.
  fileprivate var canRemoveConnections: Bool {
    !graph.operations.contains { $0.op?.value == .addConnection }
      && !graph.ignores.contains { $0.at?.value.hasPrefix("/connections/") ?? false }
  }
}
