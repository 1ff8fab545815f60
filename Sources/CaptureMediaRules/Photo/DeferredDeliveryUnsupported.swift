import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo output delivers deferred photos only if it supports them.
  static var deferredDeliveryUnsupported: Rule {
    Rule(
      "deferred-delivery-unsupported",
      title: "Deferred photos where they are not supported",
      area: .photo,
      severity: .error,
      rationale: """
        Set autoDeferredPhotoDeliveryEnabled to true only while the photo output's isAutoDeferredPhotoDeliverySupported \
        is true; otherwise the setter throws. It depends on the device and the format.
        """,
      sources: [
        .symbol("AVCapturePhotoOutput.isAutoDeferredPhotoDeliveryEnabled"),
        .symbol("AVCapturePhotoOutput.isAutoDeferredPhotoDeliverySupported"),
      ],
      setting: SupportedSetting(
        "autoDeferredPhotoDeliveryEnabled", \ResolvedOutput.output.photo.autoDeferredPhotoDeliveryEnabled,
        isUsed: { $0 },
        flag: "isAutoDeferredPhotoDeliverySupported",
        isSupported: { output, session in session.has(.deferredPhotoDelivery, in: output) },
        refusal: { "\"\($0.id)\" can't defer photos" },
        fact: { "\"\($0.id)\" supports deferred photo delivery" },
        settledBy: { output, session in session.fact(.deferredPhotoDelivery, of: output) }, since: OSVersion(17)),
      examples: [
        .unverified("single | back 1280x720 | photo autoDeferredPhotoDeliveryEnabled").on("iphone-11"),
        .passing("single | back 1280x720 | photo autoDeferredPhotoDeliveryEnabled=false").on("iphone-11"),
        .failing("iOS 16.0 | single | back 1280x720 | photo autoDeferredPhotoDeliveryEnabled=⟦true⟧").on("iphone-11"),
      ])
  }
}
