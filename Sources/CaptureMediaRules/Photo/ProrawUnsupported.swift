import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo output enables Apple ProRAW only where it is supported.
  static let prorawUnsupported = Rule(
    "proraw-unsupported",
    title: "Apple ProRAW where it is not supported",
    area: .photo,
    severity: .error,
    rationale: """
      appleProRAWEnabled may be true only while the photo output's isAppleProRAWSupported is, which the device and the \
      format decide: the first phones with it were iPhone 12 Pro and 12 Pro Max. Elsewhere the setter throws.
      """,
    sources: [
      .symbol("AVCapturePhotoOutput.isAppleProRAWEnabled"),
      .symbol("AVCapturePhotoOutput.isAppleProRAWSupported"),
    ],
    setting: SupportedSetting(
      "appleProRAWEnabled", \ResolvedOutput.output.photo.appleProRAWEnabled, isUsed: { $0 },
      flag: "isAppleProRAWSupported",
      refusal: { "\"\($0.id)\" can't deliver Apple ProRAW" },
      fact: { "\"\($0.id)\" supports Apple ProRAW" }, since: OSVersion(14, 3)),
    examples: [
      .unverified(PhotoExamples.photo(output: #", "appleProRAWEnabled": true"#), on: "iphone-11"),
      .passing(PhotoExamples.photo(output: #", "appleProRAWEnabled": false"#), on: "iphone-11"),
      .failing(
        PhotoExamples.photo(output: #", "appleProRAWEnabled": ⟦true⟧"#, deployment: #""minimumOS": "14.2""#),
        on: "iphone-11"),
    ])
}
