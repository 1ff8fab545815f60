import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Signals of automatic exposure are chosen by hand only while the device does not.
  static var exposureSignalsAutoFirst: Rule {
    Rule(
      "exposure-signals-auto-first",
      title: "Exposure signals that can't be set",
      area: .inputs,
      severity: .error,
      rationale: """
        enabledExposureSignals may be set only while automaticallyEnablesExposureSignals is false, to some of \
        supportedExposureSignals. Otherwise the setter throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["enabledExposureSignals"],
      settles: ["enabledExposureSignals"],
      sources: [
        .symbol("AVCaptureDevice.enabledExposureSignals"),
        .symbol("AVCaptureDevice.automaticallyEnablesExposureSignals"),
        .symbol("AVCaptureDevice.supportedExposureSignals"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 automaticallyEnablesExposureSignals=false enabledExposureSignals=[document]")
          .and("video").on(FocusExamples.profile(#""exposureSignals": ["document"]"#)),
        .failing("single | back 1280x720 enabledExposureSignals=⟦[document]⟧ | video")
          .on(FocusExamples.profile(#""exposureSignals": ["document"]"#)),
        .failing("single | back 1280x720 automaticallyEnablesExposureSignals=false enabledExposureSignals=[⟦flicker⟧]")
          .and("video").on(FocusExamples.profile(#""exposureSignals": ["document"]"#)),
        .unverified("single | back 1280x720 automaticallyEnablesExposureSignals=false enabledExposureSignals=[flicker]")
          .and("video").on("iphone-18-pro"),
      ]
    ) { session, report in
      for camera in session.cameras {
        manual.check(camera, &report)
        guard let signals = camera.input.aperture.enabledExposureSignals, !signals.value.isEmpty else { continue }
        guard let known = camera.device?.controls?.exposureSignals else {
          report.unverified(
            "the exposure signals of \"\(camera.id)\"", settledBy: camera.fact(.controls), at: signals.range,
            lack: .value)
          continue
        }
        for signal in signals.value where !known.contains(signal.value) {
          report.emit(
            "\"\(camera.id)\" does not support the exposure signal \"\(signal.value.rawValue)\"", at: signal.range,
            lack: .value,
            label: "not supported here",
            fixes: [Fix("leave it out", .unsafe, edits: [report.edit.removing(signal.range)])])
        }
      }
    }
  }

  private static let manual = ManualSetting(
    "enabledExposureSignals", \ResolvedCamera.input.aperture.enabledExposureSignals,
    automatic: "automaticallyEnablesExposureSignals", \.input.aperture.automaticallyEnablesExposureSignals,
    who: { "\"\($0.id)\" chooses" })
}
