import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An app asks at run time only for keys that a device may lack.
  static var alwaysSupported: Rule {
    Rule(
      .alwaysSupported,
      title: "Nothing to ask first",
      area: .document,
      severity: .error,
      rationale: """
        `whereSupported` names keys that the app sets only where the device, its format or its system supports them: \
        those that need support, and those that came after iOS 13.0, which an app asks for with `#available`. For a key \
        that needs no support and has existed since iOS 13.0 there is no question to ask, so the graph would promise code \
        that can't be written. Of a list whose elements may be `optional`, such as `controls`, each element is left out by \
        itself.
        """,
      sources: [.format("whereSupported: what the app asks first")],
      hasFix: true,
      examples: [
        .passing("back 1280x720@60 binned torchMode=on whereSupported=[torchMode] | video").on("iphone-13-mini"),
        .failing("back 1280x720 whereSupported=[⟦activeFormat⟧] | video"),
        .passing("iOS 15.0 SDK 17.0 | single | back | video width=640 height=360 whereSupported=[width, height]"),
        .failing("single | back | photo unconnected maxPhotoQualityPrioritization=speed")
          .with("whereSupported=[⟦maxPhotoQualityPrioritization⟧]"),
        .failing("single controls=[] whereSupported=[⟦controls⟧] | back | video"),
      ],
      found: .document
    )
  }
}
