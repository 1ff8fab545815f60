import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An app asks at run time only for keys that a device may lack.
  static let alwaysSupported = Rule(
    .alwaysSupported,
    title: "Nothing to ask first",
    area: .document,
    severity: .error,
    rationale: """
      `whereSupported` names keys that the app sets only where the device, its format or its system supports them. For \
      a key that is always supported there is no question that an app could ask, so the graph would promise code that \
      can't be written.
      """,
    sources: [.format("whereSupported: what the app asks first")],
    hasFix: true,
    examples: [
      .passing(
        .graph(inputs: [.back(.binned(1280, 720), #""torchMode": "on", "whereSupported": ["torchMode"]"#)]),
        on: "iphone-13-mini"),
      .failing(.graph(inputs: [.back(.format(1280, 720), #""whereSupported": [⟦"activeFormat"⟧]"#)])),
    ],
    found: .document
  )
}
