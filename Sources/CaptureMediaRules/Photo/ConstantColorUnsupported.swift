import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo output enables constant color only if it supports it.
  static var constantColorUnsupported: Rule {
    Rule(
      "constant-color-unsupported",
      title: "Constant color where it is not supported",
      area: .photo,
      severity: .error,
      rationale: """
        Set constantColorEnabled to true only while the photo output's isConstantColorSupported is true; otherwise the setter \
        throws. It needs the flash that came with iPhone 14, and the preset photo.
        """,
      availability: .iOS(OSVersion(18)),
      sources: [
        .symbol("AVCapturePhotoOutput.isConstantColorEnabled"),
        .symbol("AVCapturePhotoOutput.isConstantColorSupported"),
        .session("WWDC24 10162"),
      ],
      setting: SupportedSetting(
        "constantColorEnabled", \ResolvedOutput.output.photo.constantColorEnabled, isUsed: { $0 },
        flag: "isConstantColorSupported",
        isSupported: { output, session in session.has(.constantColor, in: output) },
        refusal: { "\"\($0.id)\" can't keep colors constant" },
        fact: { "\"\($0.id)\" supports constant color" },
        settledBy: { output, session in session.fact(.constantColor, of: output) }),
      examples: [
        .passing("single preset=photo | back | photo constantColorEnabled").on("iphone-14"),
        .failing("single preset=photo | back | photo constantColorEnabled=⟦true⟧").on("iphone-13-mini"),
        .unverified("single | back 1280x720 | photo constantColorEnabled").on("iphone-14"),
      ])
  }
}
