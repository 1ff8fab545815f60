import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An output defers its start only if it supports that.
  static var deferredStartOutputUnsupported: Rule {
    Rule(
      "deferred-start-output-unsupported",
      title: "Deferred start of an output where it is not supported",
      area: .session,
      rationale: """
        deferredStartEnabled came with iOS 26 and may be true only on an output or preview layer whose \
        isDeferredStartSupported is true; elsewhere the setter throws NSInvalidArgumentException.
        """,
      sources: [
        .symbol("AVCaptureOutput.isDeferredStartEnabled"), .symbol("AVCaptureVideoPreviewLayer.isDeferredStartEnabled"),
      ],
      setting: SupportedSetting(
        "deferredStartEnabled", \ResolvedOutput.output.deferredStartEnabled, isUsed: { $0 },
        flag: "isDeferredStartSupported", refusal: { "\"\($0.id)\" can't defer its start" },
        fact: { "the \($0.type.name) \"\($0.id)\" supports deferred start" }, since: OSVersion(26)),
      examples: [
        .passing("back 1280x720 | video deferredStartEnabled=false").on("iphone-13-mini"),
        .failing("iOS 18.0 | back 1280x720 | video deferredStartEnabled=⟦true⟧").on("iphone-13-mini"),
        .unverified("back 1280x720 | video deferredStartEnabled").on("iphone-13-mini"),
      ])
  }
}
