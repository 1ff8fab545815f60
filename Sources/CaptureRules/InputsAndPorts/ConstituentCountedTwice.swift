import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// A virtual device and its constituents are not inputs at the same time.
  static var constituentCountedTwice: Rule {
    Rule(
      "constituent-counted-twice",
      title: "Virtual device and its constituent as separate inputs",
      area: .inputs,
      severity: .error,
      confidence: .inferred,
      rationale: """
        A virtual device opens its physical cameras itself; a separate input for one of them, or another virtual device \
        with it, would open the same sensor twice. No published set of cameras holds both. Settings belong on the virtual \
        device, whose constituents share resolution, frame rate, exposure and focus. This rule reports such a pair instead \
        of device-set-unsupported.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.constituentDevices"),
        .inference("a camera has one input in a session, and every published set holds each sensor once"),
      ],
      supersedes: [Rule.deviceSetUnsupported.id],
      aliases: ["sync-shared-format", "sync-set-on-virtual"],
      hasFix: true,
      examples: [
        .passing("dual 1280x720 | dual.tele -> a: video | dual.wide -> b: video"),
        .failing("dual 1280x720 | ⟦wide⟧ 640x480 | dual.tele -> a: video | wide -> b: video"),
        .failing("front 1280x720 | a: video | ⟦face⟧ 1280x720 | b: preview"),
        .failing("dual 1280x720 | a: video | ⟦dualWide⟧ 1280x720 | b: video").on("iphone-11-pro-max").withoutFix(),
      ]
    ) { session, report in
      SharedSensorCheck.report(session, &report, isLiDAR: false)
    }
  }
}
