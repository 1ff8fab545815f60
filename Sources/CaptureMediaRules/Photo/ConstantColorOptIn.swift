import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A request asks for constant color only if its output is set up for it.
  static var constantColorOptIn: Rule {
    Rule(
      "constant-color-opt-in",
      title: "Constant color that is not set up",
      area: .photo,
      rationale: """
        A request may ask for constant color only where the photo output has isConstantColorEnabled on. Otherwise \
        capturePhoto throws.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["constantColorEnabled"],
      sources: [
        .symbol("AVCapturePhotoSettings.isConstantColorEnabled"),
        .symbol("AVCapturePhotoOutput.isConstantColorEnabled"),
      ],
      optIn: PhotoOptIn(
        "constantColorEnabled", { $0.constantColorEnabled }, by: "constantColorEnabled", { $0.constantColorEnabled },
        what: "constant color"),
      examples: [
        .passing("single | back 1280x720 | photo constantColorEnabled | shot flashMode=auto constantColorEnabled"),
        .failing("single | back 1280x720 | photo | shot flashMode=auto constantColorEnabled=⟦true⟧")
          .on("iphone-15-pro"),
      ])
  }
}
