import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// With deferred start, early photos are quick only with responsive capture.
  static var deferredStartPhotoNeedsResponsive: Rule {
    Rule(
      "deferred-start-photo-needs-responsive",
      title: "Early photos wait for a deferred output",
      area: .session,
      severity: .note,
      rationale: """
        Before its deferred start has run, a photo output takes several requests only with responsive capture. Without \
        it, early shots are missed or come late.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["deferredStartEnabled"],
      sources: [
        .symbol("AVCaptureOutput.isDeferredStartEnabled"), .symbol("AVCapturePhotoOutput.isResponsiveCaptureEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single preset=photo | back | photo deferredStartEnabled responsiveCaptureEnabled")
          .on("iphone-13-mini"),
        .failing("single preset=photo | back | photo deferredStartEnabled=⟦true⟧").on("iphone-13-mini"),
        .failing("single preset=photo | back | photo deferredStartEnabled=⟦true⟧ responsiveCaptureEnabled=false")
          .on("iphone-13-mini"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .photo) where output.output.photo.responsiveCaptureEnabled?.value != true {
        guard let deferred = output.output.deferredStartEnabled, deferred.value else { continue }
        report.emit(
          "\"\(output.id)\" takes one early photo at a time until its deferred start has run", at: deferred.range,
          label: "early shots wait",
          fixes: [output.setting([("responsiveCaptureEnabled", "true")], "switch responsive capture on", report.edit)])
      }
    }
  }
}
