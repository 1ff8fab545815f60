import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo output enables Apple ProRAW only if it supports it.
  static var prorawUnsupported: Rule {
    Rule(
      "proraw-unsupported",
      title: "Apple ProRAW where it is not supported",
      area: .photo,
      severity: .error,
      rationale: """
        Set appleProRAWEnabled to true only while the photo output's isAppleProRAWSupported is true; otherwise the \
        setter throws. It depends on the device and the format: the first phones with it were iPhone 12 Pro and 12 Pro \
        Max.
        """,
      sources: [
        .symbol("AVCapturePhotoOutput.isAppleProRAWEnabled"),
        .symbol("AVCapturePhotoOutput.isAppleProRAWSupported"),
      ],
      setting: SupportedSetting(
        "appleProRAWEnabled", \ResolvedOutput.output.photo.appleProRAWEnabled, isUsed: { $0 },
        flag: "isAppleProRAWSupported",
        isSupported: { output, session in session.has(.appleProRAW, in: output) },
        refusal: { "\"\($0.id)\" can't deliver Apple ProRAW" },
        fact: { "\"\($0.id)\" supports Apple ProRAW" },
        settledBy: { output, session in session.fact(.appleProRAW, of: output) }, since: OSVersion(14, 3)),
      examples: [
        .unverified("single | back 1280x720 | photo appleProRAWEnabled").on("iphone-13-pro"),
        .passing("single | back 1280x720 | photo appleProRAWEnabled=false").on("iphone-11"),
        .failing("iOS 14.2 | single | back 1280x720 | photo appleProRAWEnabled=⟦true⟧").on("conservative"),
      ])
  }
}
