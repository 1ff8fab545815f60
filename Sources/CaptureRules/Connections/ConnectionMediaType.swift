import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An output accepts its port's medium.
  static var connectionMediaType: Rule {
    Rule(
      "connection-media-type",
      title: "The output does not take this medium",
      area: .connections,
      severity: .error,
      rationale: """
        Video goes to video data, photo and movie outputs and to preview layers. Audio goes to audio data and movie \
        outputs, and to photo outputs for the sound of Live Photos. Depth goes to a depth data output. Metadata objects, \
        such as faces and codes, go to a metadata output; metadata items go only to a movie output, and the app has to \
        connect them itself. Any other connection is refused, and adding it throws.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureSession.canAddConnection(_:)"), .symbol("AVMediaType"),
        .article("Capturing and saving Live Photos"),
        .inference("which other media each output takes follows from its class"),
      ],
      aliases: ["connection-direct-metadata-items"],
      hasFix: true,
      examples: [
        .passing("back | mic | photo livePhotoCaptureEnabled | back.any -> photo | mic.any -> photo"),
        .passing("back 1280x720 | faces: codes metadataObjectTypes=[face]"),
        .failing("back 1280x720 | faces: codes metadataObjectTypes=[face] | back.⟦metadata⟧ -> faces"),
        .failing("back 1280x720 | ⟦back.any -> sound⟧").withoutFix(),
      ]
    ) { session, report in
      let connections = session.connections
      for index in connections.indices {
        // By index, since few connections are refused and a copy of each is large.
        guard let type = session.outputType(connections[index].output),
          type.refuses(connections[index].port) || connections[index].otherPorts.contains(where: type.refuses)
        else { continue }
        let connection = connections[index]
        if connection.port == .noneAccepted {
          session.reportNoPort(for: type, in: connection, &report)
          continue
        }
        for (place, resolution) in connection.ports.enumerated() where type.refuses(resolution) {
          resolution.port.map { session.reportMedium($0.media, at: place, for: type, in: connection, &report) }
        }
      }
    }
  }
}

extension OutputType {
  /// Whether an output of the type rejects the port or all of the input's ports; other rules report unknown ports.
  fileprivate func refuses(_ resolution: PortResolution) -> Bool {
    resolution.port.map { !acceptedMedia.contains($0.media) } ?? (resolution == .noneAccepted)
  }
}

extension ResolvedSession {
  fileprivate func reportNoPort(for type: OutputType, in connection: ResolvedConnection, _ report: inout Emitter) {
    let input = graph.inputName(connection.input)
    report.emit(
      "\"\(input)\" has no port for \"\(graph.outputName(connection.output))\"", at: connection.range,
      label: "nothing to connect",
      notes: [
        Finding.Note(
          "\(type.name.first == "a" ? "an" : "a") \(type.name) takes \(type.acceptedMedia.map(\.rawValue).sentence)")
      ],
      help: portHelp(ofInput: connection.input))
  }

  fileprivate func reportMedium(
    _ media: MediaType, at portIndex: Int, for type: OutputType, in connection: ResolvedConnection,
    _ report: inout Emitter
  ) {
    let range = portRange(portIndex, of: connection)
    let own = ownMedia(ofInput: connection.input)
    let legal = type.acceptedMedia.filter { own.contains($0) }
    var fixes: [Fix] = []
    if let medium = legal.first, legal.count == 1, range != connection.range {
      let edit = report.edit.replacing(range, with: "\"\(medium.rawValue)\"")
      fixes = [Fix("connect the \(medium.rawValue) port", .unsafe, edits: [edit])]
    }
    var notes = [
      Finding.Note(
        "\(type.name.first == "a" ? "an" : "a") \(type.name) takes \(type.acceptedMedia.map(\.rawValue).sentence)")
    ]
    if media == .metadata {
      notes.append(Finding.Note("metadata items go into a movie; faces and codes come from the metadataObject port"))
    }
    report.emit(
      "\"\(graph.outputName(connection.output))\" does not take \"\(media.rawValue)\"", at: range,
      label: "not for \(type.name.first == "a" ? "an" : "a") \(type.name)", notes: notes, fixes: fixes)
  }
}
