import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A new format ends external sync, so the format comes first.
  static var syncLostOnFormatChange: Rule {
    Rule(
      "sync-lost-on-format-change",
      title: "Format ends external sync",
      area: .inputs,
      rationale: """
        A camera stops following an external sync device when its active format changes, just as it loses a locked frame \
        duration. Set the format first.
        """,
      availability: .iOS(OSVersion(26)),
      sources: [
        .symbol("AVCaptureDeviceInput.follow(_:videoFrameDuration:delegate:)"),
        .symbol("AVCaptureDeviceInput.activeLockedVideoFrameDuration"),
      ],
      step: EarlyStep(
        .setExternalSync, after: { $0.steps(.setActiveFormat) }, onlyLatest: true,
        message: { "\"\($0)\" follows an external sync device before its format is set" }, label: "lost again",
        note: { _ in "the format is set here" }, fix: "set the format first"),
      examples: [
        .passing("single | back | out: movie | steps lockForConfiguration back, setActiveFormat back,")
          .with("unlockForConfiguration back, setExternalSync back").on("iphone-17-pro"),
        .failing("single | back | out: movie | steps setExternalSync ⟦back⟧, lockForConfiguration back,")
          .with("setActiveFormat back, unlockForConfiguration back").on("iphone-17-pro"),
      ])
  }
}
