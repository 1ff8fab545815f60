import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A system slider controls a camera of its session.
  static var controlDeviceInSession: Rule {
    Rule(
      "control-device-in-session",
      title: "System slider of a device that is not in the session",
      area: .session,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        A system slider is made for a device and sets its zoom or its exposure bias. If the device isn't a camera of \
        this session, the slider changes nothing that the session shows.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["controls"],
      sources: [
        .symbol("AVCaptureSystemZoomSlider.init(device:)"), .symbol("AVCaptureSystemExposureBiasSlider.init(device:)"),
        .inference("a device that is not in the session delivers nothing to it"),
      ],
      hasFix: true,
      examples: [
        .passing("single controls=[(type=systemZoomSlider device=back)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=systemZoomSlider device=⟦front⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .passing("single controls=[(type=slider device=front), (type=systemZoomSlider)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
      ]
    ) { session, report in
      let names = Set(session.cameras.map(\.id))
      for control in session.graph.session?.controls?.value ?? [] {
        guard control.value.type?.value.isSystemSlider == true, let device = control.value.device,
          !names.contains(device.value)
        else { continue }
        report.emit(
          "the slider sets \(Suggestion.quote(device.value)), which isn't a camera of this session", at: device.range,
          label: "not in the session",
          fixes: session.cameras.prefix(1).map { camera in
            let name = JSONString.quoted(camera.id)
            return Fix("set \"\(camera.id)\"", .unsafe, edits: [report.edit.replacing(device.range, with: name)])
          },
          help: "make the slider for the device of an input")
      }
    }
  }
}
