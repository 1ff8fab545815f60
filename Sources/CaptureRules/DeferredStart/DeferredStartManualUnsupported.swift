import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A session leaves deferred start to the app only if it supports manual deferred start.
  static var deferredStartManualUnsupported: Rule {
    Rule(
      "deferred-start-manual-unsupported",
      title: "Deferred start by hand where it is not supported",
      area: .session,
      rationale: """
        automaticallyRunsDeferredStart came with iOS 26 and may be false only where isManualDeferredStartSupported is \
        true; elsewhere the setter throws NSInvalidArgumentException.
        """,
      sources: [
        .symbol("AVCaptureSession.automaticallyRunsDeferredStart"),
        .symbol("AVCaptureSession.isManualDeferredStartSupported"),
      ],
      setting: SupportedSetting(
        "automaticallyRunsDeferredStart", \GraphSession.automaticallyRunsDeferredStart, isUsed: { !$0 },
        flag: "isManualDeferredStartSupported", refusal: { _ in "deferred start can't be left to the app" },
        fact: { _ in "the session supports manual deferred start" }, since: OSVersion(26)),
      examples: [
        .passing("multi automaticallyRunsDeferredStart | back 1280x720 | video").on("iphone-13-mini"),
        .failing("iOS 18.0 | multi automaticallyRunsDeferredStart=⟦false⟧ | back 1280x720 | video")
          .on("iphone-13-mini"),
        .unverified("multi automaticallyRunsDeferredStart=false | back 1280x720 | video").on("iphone-13-mini"),
      ])
  }
}
