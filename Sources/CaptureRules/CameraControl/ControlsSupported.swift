import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Controls are added only on a device with Camera Control.
  static var controlsSupported: Rule {
    Rule(
      "controls-supported",
      title: "Controls without Camera Control",
      area: .session,
      severity: .error,
      asksDevice: true,
      rationale: """
        A session takes controls only on hardware with Camera Control, where supportsControls is true. Elsewhere \
        canAddControl is false, and addControl throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["controls"],
      sources: [
        .symbol("AVCaptureSession.supportsControls"), .symbol("AVCaptureSession.addControl(_:)"),
        .report("public crash reports with this exception"),
      ],
      examples: [
        .passing("single controls=[(type=systemZoomSlider device=back)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[⟦(id=zoom type=systemZoomSlider device=back)⟧] | back 1920x1080 | preview")
          .on("iphone-13-mini"),
        .unverified("single controls=[(id=zoom type=systemZoomSlider device=back)] | back 1920x1080 | preview")
          .on("ipad-a16"),
        .passing("single controls=[(id=zoom type=systemZoomSlider device=back)] | back 1920x1080 | preview")
          .on("iphone-16-pro"),
      ]
    ) { session, report in
      guard let first = session.graph.session?.controls?.value.first else { return }
      let all = session.graph.session?.controls?.value.map(\.range) ?? []
      switch session.profile.maxControlsCount?.value {
      case nil where session.profile.supportsControls?.value == true: return
      case nil:
        report.unverified(
          whether: "the device has Camera Control", settledBy: .device(.maxControlsCount), at: first.range,
          lack: .elements(all))
      case 0?:
        report.emit(
          "the device has no Camera Control, so its sessions take no controls", at: first.range,
          lack: .elements(all), label: "can't be added",
          help: "add controls only where supportsControls is true")
      default: return
      }
    }
  }
}
