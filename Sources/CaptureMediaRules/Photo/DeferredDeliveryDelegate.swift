import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// An app with deferred photos has a delegate method that receives their proxies.
  static var deferredDeliveryDelegate: Rule {
    Rule(
      "deferred-delivery-delegate",
      title: "Deferred photo without its delegate method",
      area: .photo,
      severity: .error,
      rationale: """
        With automatic deferred delivery a photo may come as a proxy, which the photo library finishes later. Each \
        request's delegate has to implement the method that takes the proxy, or the request throws.
        """,
      availability: .iOS(OSVersion(17)),
      reads: ["autoDeferredPhotoDeliveryEnabled"],
      settles: ["autoDeferredPhotoDeliveryEnabled"],
      sources: [
        .symbol("AVCapturePhotoOutput.isAutoDeferredPhotoDeliveryEnabled"),
        .symbol("AVCapturePhotoCaptureDelegate.photoOutput(_:didFinishCapturingDeferredPhotoProxy:error:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo autoDeferredPhotoDeliveryEnabled")
          .and("shot delegateMethods=[didFinishProcessingPhoto, didFinishCapturingDeferredPhotoProxy]"),
        .failing("single | back 1280x720 | photo autoDeferredPhotoDeliveryEnabled")
          .and("shot delegateMethods=⟦[didFinishProcessingPhoto]⟧").on("conservative"),
        .unverified("single | back 1280x720 | photo autoDeferredPhotoDeliveryEnabled"),
        .unverified("photo unconnected autoDeferredPhotoDeliveryEnabled"),
        .passing("single | back 1280x720 | photo autoDeferredPhotoDeliveryEnabled=false")
          .and("shot delegateMethods=[didFinishProcessingPhoto]"),
      ]
    ) { session, report in
      let cameras = session.photoCameras()
      for output in session.outputs(ofType: .photo) {
        guard let enabled = output.output.photo.autoDeferredPhotoDeliveryEnabled, enabled.value else { continue }
        let camera = cameras[output.index]?.id ?? output.id
        report.unverified(
          whether: "\"\(camera)\" supports deferred photos", settledBy: .unrecorded, at: enabled.range, lack: .value,
          decides: false)
      }
      for request in session.photoRequests() {
        guard request.outputSettings.autoDeferredPhotoDeliveryEnabled?.value == true else { continue }
        request.require(.didFinishCapturingDeferredPhotoProxy, "the proxy of a deferred photo", &report)
      }
    }
  }
}
