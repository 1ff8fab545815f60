import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A smart framing monitor has framings to recommend.
  static var smartFramingNeedsFormat: Rule {
    Rule(
      "smart-framing-needs-format",
      title: "Smart framing recommends nothing",
      area: .formats,
      severity: .warning,
      rationale: """
        A smart framing monitor recommends only framings in enabledFramings, which is empty by default, and only while \
        the active format supports smart framing. Started without a framing it fails with noSmartFramingsEnabled.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["smartFraming"],
      sources: [
        .symbol("AVCaptureSmartFramingMonitor.enabledFramings"),
        .symbol("AVCaptureDevice.Format.isSmartFramingSupported"), .session("WWDC26 341, by public notes"),
      ],
      examples: [
        .passing("single | back 1280x720 smartFraming=(enabledFramings=[3x4] monitoring) | video").on(profile(true)),
        .failing("single | back 1280x720 smartFraming=(monitoring=⟦true⟧) | video").on(profile(true)),
        .failing("single | back 1280x720 smartFraming=(enabledFramings=[3x4] monitoring=⟦true⟧) | video")
          .on(profile(false)),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let framing = camera.input.framing.smartFraming, let monitoring = framing.monitoring, monitoring.value
        else { continue }
        if framing.enabledFramings?.value.isEmpty ?? true {
          report.emit(
            "smart framing of \"\(camera.id)\" starts without a framing", at: monitoring.range,
            label: "no framing enabled",
            help: "set enabledFramings to some of supportedFramings")
        } else if camera.activeFormat?.features?.smartFraming == false {
          report.emit(
            "smart framing of \"\(camera.id)\" recommends nothing in this format", at: monitoring.range,
            label: "not in this format", help: "choose a format whose isSmartFramingSupported is true")
        }
      }
    }
  }

  private static func profile(_ isSupported: Bool) -> ExampleDevice {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30, "features": { "smartFraming": \#(isSupported) } }"#
    )
  }
}
