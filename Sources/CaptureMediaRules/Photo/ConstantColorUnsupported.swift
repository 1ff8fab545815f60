import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo output enables constant color only if it supports it.
  static let constantColorUnsupported = Rule(
    "constant-color-unsupported",
    title: "Constant color where it is not supported",
    area: .photo,
    severity: .error,
    rationale: """
      Set constantColorEnabled to true only while the photo output's isConstantColorSupported is true; otherwise the \
      setter throws. It depends on the device.
      """,
    sources: [
      .symbol("AVCapturePhotoOutput.isConstantColorEnabled"),
      .symbol("AVCapturePhotoOutput.isConstantColorSupported"),
    ],
    setting: SupportedSetting(
      "constantColorEnabled", \ResolvedOutput.output.photo.constantColorEnabled, isUsed: { $0 },
      flag: "isConstantColorSupported",
      refusal: { "\"\($0.id)\" can't take photos of constant color" },
      fact: { "\"\($0.id)\" supports constant color" }, since: OSVersion(18)),
    examples: [
      .unverified(PhotoExamples.photo(output: #", "constantColorEnabled": true"#), on: "iphone-11"),
      .passing(PhotoExamples.photo(output: #", "constantColorEnabled": false"#), on: "iphone-11"),
      .failing(
        PhotoExamples.photo(output: #", "constantColorEnabled": ⟦true⟧"#, deployment: #""minimumOS": "17.0""#),
        on: "iphone-11"),
    ])
}
