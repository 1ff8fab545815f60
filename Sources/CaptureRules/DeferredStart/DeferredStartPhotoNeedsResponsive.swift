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
        .passing(
          .graph(
            .single(#""preset": "photo""#), inputs: [.back()],
            outputs: [.photo(#""deferredStartEnabled": true, "responsiveCaptureEnabled": true"#)],
            connections: [.video(to: "photo")]), on: "iphone-13-mini"),
        .failing(
          .graph(
            .single(#""preset": "photo""#), inputs: [.back()], outputs: [.photo(#""deferredStartEnabled": ⟦true⟧"#)],
            connections: [.video(to: "photo")]),
          on: "iphone-13-mini"),
        .failing(
          .graph(
            .single(#""preset": "photo""#), inputs: [.back()],
            outputs: [.photo(#""deferredStartEnabled": ⟦true⟧, "responsiveCaptureEnabled": false"#)],
            connections: [.video(to: "photo")]), on: "iphone-13-mini"),
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
