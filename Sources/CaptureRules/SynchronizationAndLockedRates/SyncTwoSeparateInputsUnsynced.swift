import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Cameras that must be synchronized are constituents of one virtual device.
  static var syncTwoSeparateInputsUnsynced: Rule {
    Rule(
      "sync-two-separate-inputs-unsynced",
      title: "Separate inputs are not synchronized",
      area: .synchronization,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        Sensors read out in step, with one exposure and focus, only as constituents of one virtual device. Cameras that are \
        inputs of their own drift against each other, and nothing reports that.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["needsSynchronizedCameras"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.constituentDevices"),
        .inference("the talk promises synchronization for the constituents of a virtual device only"),
      ],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            .app(.cameraUsage("Records video."), #""observesSystemPressure": true, "needsSynchronizedCameras": true"#),
            inputs: [.dual(.format(1280, 720))], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [
              .constituent("builtInWideAngleCamera", to: "a"), .constituent("builtInTelephotoCamera", to: "b"),
            ])),
        .failing(
          .graph(
            .app(.cameraUsage("Records video."), #""observesSystemPressure": true, "needsSynchronizedCameras": true"#),
            inputs: [
              .camera("wide", "builtInWideAngleCamera", .format(1280, 720)),
              .object(
                #""id": "tele", "deviceType": ⟦"builtInTelephotoCamera"⟧, "position": "back""#, .format(1280, 720)),
            ], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [.video(from: "wide", to: "a"), .video(from: "tele", to: "b")])),
        .failing(
          .graph(
            .app(.cameraUsage("Records video."), #""observesSystemPressure": true, "needsSynchronizedCameras": true"#),
            inputs: [
              .back(.format(1280, 720)),
              .object(
                #""id": "front", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "front""#, .format(1280, 720)),
            ], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [.video(to: "a"), .video(from: "front", to: "b")]), hasFix: false),
        .failing(
          .graph(
            .app(.cameraUsage("Records video."), #""observesSystemPressure": true, "needsSynchronizedCameras": true"#),
            inputs: [
              .camera("wide", "builtInWideAngleCamera", .format(1280, 720)),
              .object(
                #""id": "tele", "deviceType": ⟦"builtInTelephotoCamera"⟧, "position": "back""#, .format(1280, 720)),
            ], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [.video(from: "wide", to: "a"), .video(from: "tele", to: "b")],
            more: [#""plan": { "prefer": ["tele"] }"#]), hasFix: false),
        .passing(
          .graph(
            .app(.cameraUsage("Records video."), #""observesSystemPressure": true, "needsSynchronizedCameras": true"#),
            inputs: [
              .camera("dual", "builtInDualWideCamera"), .camera("face", "builtInTrueDepthCamera", position: "front"),
            ], outputs: [.lines(.videoData(id: "a"), .videoData(id: "b"), .previewLayer(id: "c"))],
            connections: [
              .constituent("builtInWideAngleCamera", to: "a"), .constituent("builtInUltraWideCamera", to: "b"),
              .video(from: "face", to: "c"),
            ]), on: "iphone-11-pro-max"),
      ]
    ) { session, report in
      guard session.graph.app?.needsSynchronizedCameras?.value == true, session.cameras.count > 1,
        let first = session.cameras.first, !session.streamsConstituents
      else { return }
      let replacement = VirtualReplacement(session)
      let fixes = replacement?.fix(session, report.edit).map { [$0] } ?? []
      let physical = session.cameras.dropFirst().filter { $0.key != first.key }
      for camera in physical {
        report.emit(
          "\"\(camera.id)\" is not synchronized with \"\(first.id)\"", at: camera.range, label: "a separate input",
          notes: [Finding.Note("\"\(first.id)\" is an input of its own", at: first.range)], fixes: fixes,
          help: replacement.map { "use one \($0.key) camera and the ports of its constituents" }
            ?? "only the constituents of one virtual device are synchronized")
      }
    }
  }
}

extension ResolvedSession {
  /// Whether two constituents of one virtual device stream, and so are synchronized.
  fileprivate var streamsConstituents: Bool {
    var types: [InputIndex: DeviceType] = [:]
    for connection in connections where connection.isEnabled {
      guard case .constituent(let type)? = connection.port.port?.source else { continue }
      if let other = types[connection.input], other != type { return true }
      types[connection.input] = type
    }
    return false
  }
}
