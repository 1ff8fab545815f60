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
        .passing("app camera='Records video.' observesSystemPressure needsSynchronizedCameras | dual 1280x720")
          .and("dual.wide -> a: video | dual.tele -> b: video"),
        .failing("app camera='Records video.' observesSystemPressure needsSynchronizedCameras | wide 1280x720")
          .and("a: video | ⟦tele⟧ 1280x720 | b: video"),
        .failing("app camera='Records video.' observesSystemPressure needsSynchronizedCameras | back 1280x720")
          .and("a: video | ⟦front⟧ 1280x720 | b: video").withoutFix(),
        .failing("app camera='Records video.' observesSystemPressure needsSynchronizedCameras | wide 1280x720")
          .and("a: video | ⟦tele⟧ 1280x720 | b: video | plan prefer=[tele]").withoutFix(),
        .passing("app camera='Records video.' observesSystemPressure needsSynchronizedCameras | dual: dualWide | face")
          .and("dual.wide -> a: video | dual.ultra -> b: video | face -> c: preview").on("iphone-11-pro-max"),
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
