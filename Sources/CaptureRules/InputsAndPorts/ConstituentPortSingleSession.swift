import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Constituent ports are connected only in a multi-camera session.
  static var constituentPortSingleSession: Rule {
    Rule(
      "constituent-port-single-session",
      title: "Constituent port in a single-camera session",
      area: .ports,
      severity: .error,
      rationale: """
        The ports of a virtual device's constituents are there for AVCaptureMultiCamSession. A plain AVCaptureSession \
        takes only the ports that the input lists itself, and refuses the connection.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["sourceDeviceType"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureInput.Port.sourceDeviceType"),
        .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | dual 1280x720 | video"),
        .failing("single | dual 1280x720 | dual.⟦tele⟧ -> tele: video"),
      ]
    ) { session, report in
      guard !session.isMultiCam else { return }
      for (port, type) in session.constituentPorts() {
        report.emit(
          "a single-camera session does not connect the \"\(type.rawValue)\" port of \"\(session.graph.inputName(port.input))\"",
          at: port.request.range, label: "needs a multiCam session",
          fixes: session.multiCamFixes(report.edit),
          help: "make the session a multiCam session, or use the device's own port")
      }
    }
  }
}

extension ResolvedSession {
  /// A fix that makes the session a multi-camera session; the type of a single-camera session is always written.
  fileprivate func multiCamFixes(_ edit: DocumentEditor) -> [Fix] {
    [graph.session?.type].compactMap { $0 }.map {
      Fix("make the session a multiCam session", .unsafe, edits: [edit.replacing($0.range, with: "\"multiCam\"")])
    }
  }
}
