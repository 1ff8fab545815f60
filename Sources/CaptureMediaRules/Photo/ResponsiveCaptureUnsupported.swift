import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo output enables responsive capture only if it supports it.
  static var responsiveCaptureUnsupported: Rule {
    Rule(
      "responsive-capture-unsupported",
      title: "Responsive capture where it is not supported",
      area: .photo,
      severity: .error,
      rationale: """
        Set responsiveCaptureEnabled to true only while the photo output's isResponsiveCaptureSupported is true; otherwise the \
        setter throws. iPhones with A12 and newer have it, in formats with photos of the highest quality.
        """,
      sources: [
        .symbol("AVCapturePhotoOutput.isResponsiveCaptureEnabled"),
        .symbol("AVCapturePhotoOutput.isResponsiveCaptureSupported"), .session("WWDC23 10105"),
      ],
      setting: SupportedSetting(
        "responsiveCaptureEnabled", \ResolvedOutput.output.photo.responsiveCaptureEnabled, isUsed: { $0 },
        flag: "isResponsiveCaptureSupported",
        isSupported: { output, session in session.has(.responsiveCapture, in: output) },
        refusal: { "\"\($0.id)\" has no responsive capture" },
        fact: { "\"\($0.id)\" supports responsive capture" },
        settledBy: { output, session in session.fact(.responsiveCapture, of: output) }, since: OSVersion(17)),
      examples: [
        .passing("single preset=photo | back | photo zeroShutterLagEnabled responsiveCaptureEnabled").on("iphone-14"),
        .unverified("single preset=photo | back | photo zeroShutterLagEnabled responsiveCaptureEnabled")
          .on("ipad-air-5th-generation"),
        .failing("iOS 16.0 | single | back 1280x720 | photo responsiveCaptureEnabled=⟦true⟧").on("iphone-11"),
      ])
  }
}
