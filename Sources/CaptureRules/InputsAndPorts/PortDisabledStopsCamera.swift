import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// To stop a camera, all its connections are disabled, not just those for video.
  static var portDisabledStopsCamera: Rule {
    Rule(
      "port-disabled-stops-camera",
      title: "Camera keeps streaming without its video",
      area: .ports,
      severity: .note,
      rationale: """
        A camera stops, and saves the power of its sensor, only when its last active port is disabled. While a connection \
        for metadata or depth is left, the sensor streams as before, although no picture is delivered.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["enabled", "disabledPorts"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureInput.Port.isEnabled"), .symbol("AVCaptureConnection.isEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video | codes metadataObjectTypes=[qr] | back -> codes enabled=false"),
        .failing("back 1280x720 | a: video | tele 1280x720 disabledPorts=[video] | b: video")
          .and("codes metadataObjectTypes=[qr] | ⟦tele -> codes⟧"),
        .failing("back 1280x720 | codes metadataObjectTypes=[qr] | back -> codes enabled")
          .and("⟦back -> a: video enabled=false⟧"),
        .failing("session formsConnections=implicit | back 1280x720 disabledPorts=[video] | video unconnected")
          .and("⟦codes⟧: codes unconnected metadataObjectTypes=[qr] | ignore rule=implicit-connections-multicam")
          .with("reason='There is one camera, and nothing to cross.'").withoutFix(),
      ]
    ) { session, report in
      guard session.isMultiCam, session.connections.contains(where: { !$0.isEnabled }) else { return }
      var uses: [InputIndex: CameraUse] = [:]
      for connection in session.connections { uses[connection.input, default: CameraUse()].add(connection) }
      for camera in session.cameras {
        guard let use = uses[camera.inputIndex], !use.hasVideo, let video = use.disabledVideo else { continue }
        for (connection, medium) in use.others {
          let ranges = SourceRange.inOrder(video.range, connection.range)
          let edits = report.edit.changing(connection.range, set: [("enabled", "false")])
          report.emit(
            "\"\(camera.id)\" keeps streaming for its \(medium.rawValue): only its video is disabled", at: ranges.later,
            label: "keeps the camera running",
            notes: [
              Finding.Note(
                ranges.later == connection.range
                  ? "this connection for video is disabled" : "this connection is enabled",
                at: ranges.earlier)
            ],
            fixes: connection.index == nil ? [] : [Fix("disable this connection too", .unsafe, edits: edits)])
        }
      }
    }
  }
}

/// The data that the connections of one camera deliver.
private struct CameraUse {
  private(set) var hasVideo = false
  private(set) var disabledVideo: ResolvedConnection?
  private(set) var others: [(connection: ResolvedConnection, medium: MediaType)] = []

  mutating func add(_ connection: ResolvedConnection) {
    switch (connection.media, connection.isEnabled) {
    case (.video, true): hasVideo = true
    case (.video, false): disabledVideo = disabledVideo ?? connection
    case (let medium?, true): others.append((connection, medium))
    default: break
    }
  }
}
