import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A session is a multi-camera session only if it needs something that a plain one can't do.
  static var multicamForOneCamera: Rule {
    Rule(
      "multicam-for-one-camera",
      title: "Multi-camera session with one camera",
      area: .session,
      severity: .note,
      rationale: """
        AVCaptureSession is still the class for one camera: it has presets, and it runs every format of the device. A \
        multi-camera session gives both up for several cameras, for the ports of a virtual device's constituents and for \
        microphone beams.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession")],
      hasFix: true,
      examples: [
        .passing("multi | dual 1280x720 | dual.tele -> tele: video"),
        .failing("⟦multi⟧ preset=inputPriority | back 1280x720 | video"),
        .failing("⟦back⟧: back 1280x720 | video"),
        .passing("multi | back 1280x720 | video | plan targets=(systemPressureCost=1.0)"),
      ]
    ) { session, report in
      guard session.isMultiCam, !session.isForMac, session.cameras.count == 1, let camera = session.cameras.first,
        session.profile.multiCamSupported != false, !session.namesMultiCamPorts
      else { return }
      // The plan limits systemPressureCost, which only a multi-camera session reports.
      guard session.graph.plan?.targets?.systemPressureCost == nil else { return }
      let type = session.graph.session?.type
      let edits = session.setting("type", "\"single\"", report.edit)
      report.emit(
        "\"\(camera.id)\" is the only camera of a multi-camera session", at: session.costRange,
        label: type == nil ? "multiCam by default" : "for several cameras",
        notes: [
          Finding.Note("nothing else needs a multi-camera session: no constituent port or microphone beam is used"),
          Finding.Note("a plain session has presets, and all formats of the device"),
        ],
        fixes: [Fix("make it a single session", .unsafe, edits: edits)])
    }
  }
}
