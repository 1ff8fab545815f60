import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera feeds one output of each type.
  static var noCameraFanoutSameType: Rule {
    Rule(
      "no-camera-fanout-same-type",
      title: "One camera, two outputs of one type",
      area: .connections,
      severity: .error,
      rationale: """
        A camera's port is not cloned to two outputs of one type; preview layers are not outputs and don't count. Since \
        iOS 16 several video data outputs may share a camera; Apple says so about plain sessions, but has not \
        withdrawn the older statement about multi-camera sessions. The two constituents of a dual camera are two sources.
        """,
      availability: .relaxedWhenLinked(OSVersion(16)),
      sources: [
        .session("WWDC19 225"), .session("WWDC22 110429"), .symbol("AVCaptureSession.canAddConnection(_:)"),
        .report("NSInvalidArgumentException: more than one output of the same type is unsupported"),
      ],
      examples: [
        .passing("dual 1280x720 | dual.wide -> wide: video | dual.tele -> tele: video"),
        .failing("back 1280x720 | recorded: video | back -> ⟦analysed⟧: video"),
        .failing("SDK 17.0 | back 1280x720 | recorded: video | back -> ⟦analysed⟧: video"),
      ]
    ) { session, report in
      // In a plain session, `same-type-outputs-plain-session` already reports the second output.
      guard session.isMultiCam else { return }
      let isLifted = session.relaxation(since: OSVersion(16)).isLifted
      for clone in session.clonedCameras() {
        let first = session.outputRange(of: clone.earlier)
        let type = clone.type
        let input = session.graph.inputName(clone.connection.input)
        let isDoubtful = type == .videoData && isLifted
        let earlier = Finding.Note("the first is here", at: first)
        report.emit(
          isDoubtful
            ? "a multi-camera session may refuse a second \(type.name) for \"\(input)\""
            : "\"\(input)\" feeds a second \(type.name)",
          at: session.outputRange(of: clone.connection), severity: isDoubtful ? .warning : nil,
          label: "second \(type.name)", notes: [earlier] + (isDoubtful ? [Disagreement.videoDataFanOut.note] : []),
          help: isDoubtful
            ? "ask canAddConnection on the device, or share the frames of one output"
            : "share what one output delivers, or use a preview layer to show it",
          subjects: [session.graph.inputs[clone.connection.input].range])
        if isDoubtful {
          report.unverified(
            whether: "a multi-camera session takes a second \(type.name) for \"\(input)\"", settledBy: .unrecorded,
            at: session.outputRange(of: clone.connection))
        }
      }
    }
  }
}

/// A camera's port and an output type that it feeds, with the index of the first connection between them, and the outputs.
private struct Feed {
  let port: Port
  let type: OutputType
  let connection: Int
  var outputs: Set<OutputIndex>
}

private struct ClonedCamera {
  let type: OutputType
  let connection: ResolvedConnection
  let earlier: ResolvedConnection
}

extension ResolvedSession {
  /// Each connection from a camera's port to an output of a type that the port already feeds; O(connections).
  fileprivate func clonedCameras() -> [ClonedCamera] {
    // The distinct feeds of each input: only a few, even with many connections.
    var feeds = [[Feed]](repeating: [], count: graph.inputs.count)
    var clones: [ClonedCamera] = []
    for (index, connection) in connections.enumerated() {
      guard let type = outputType(connection.output), type != .previewLayer, let port = connection.port.port,
        port.media != .audio
      else { continue }
      let (input, output) = (connection.input.value, connection.output)
      guard let known = feeds[input].firstIndex(where: { $0.port == port && $0.type == type }) else {
        feeds[input].append(Feed(port: port, type: type, connection: index, outputs: [output]))
        continue
      }
      // A second connection to the same output is `duplicate-connection`.
      if feeds[input][known].outputs.insert(output).inserted {
        let earlier = connections[feeds[input][known].connection]
        clones.append(ClonedCamera(type: type, connection: connection, earlier: earlier))
      }
    }
    return clones
  }
}
