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
      // Only a few, even with many connections.
      var feeds: [PortFeed] = []
      for connection in session.connections where session.outputType(connection.output) == .audioData {
        guard let port = connection.port.port, !exempt.contains(connection.input) else { continue }
        let known = feeds.firstIndex { $0.input == connection.input && $0.port == port }
        guard let known else {
          feeds.append(PortFeed(input: connection.input, port: port, connections: [connection]))
          continue
        }
        // A second connection to the same output is `duplicate-connection`.
        if feeds[known].outputs.insert(connection.output).inserted { feeds[known].connections.append(connection) }
      }
      for feed in feeds {
        let (name, earlier) = (session.graph.inputName(feed.input), feed.connections[0])
        let output = session.graph.outputName(earlier.output)
        for connection in feed.connections.dropFirst() {
          report.emit(
            "this port of \"\(name)\" already feeds the audio data output \"\(output)\"",
            at: connection.range, label: "port already taken",
            notes: [Finding.Note("connected here first", at: earlier.range)],
            fixes: canRemove && connection.index != nil
              ? [Fix("remove this connection", .unsafe, edits: [report.edit.removing(connection.range)])] : [],
            help: "use another beam, or one output whose buffers the app hands on",
            subjects: AlikeElements.subjects(feed.connections.map(\.range)))
        }
      }
    }
  }
}

/// A port of an input, and the connections from it to outputs, one for each.
private struct PortFeed {
  let input: InputIndex
  let port: Port
  var connections: [ResolvedConnection]
  var outputs: Set<OutputIndex>

  init(input: InputIndex, port: Port, connections: [ResolvedConnection]) {
    (self.input, self.port, self.connections) = (input, port, connections)
    outputs = Set(connections.map(\.output))
  }
}

extension ResolvedSession {
  /// Whether no JSON Pointer names a connection by its index, so that removing one is safe.
  fileprivate var canRemoveConnections: Bool {
    !graph.operations.contains { $0.op?.value == .addConnection }
      && !graph.ignores.contains { $0.at?.value.hasPrefix("/connections/") ?? false }
  }
}
