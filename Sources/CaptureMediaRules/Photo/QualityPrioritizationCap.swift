import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo prioritizes quality no more than its output allows.
  static var qualityPrioritizationCap: Rule {
    Rule(
      "quality-prioritization-cap",
      title: "More photo quality than the output allows",
      area: .photo,
      severity: .error,
      rationale: """
        A request's quality prioritization is at most the output's maximum. That is balanced unless the app sets another; \
        in a multi-camera session it is speed. More throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["photoQualityPrioritization"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCapturePhotoOutput.maxPhotoQualityPrioritization"),
        .symbol("AVCapturePhotoSettings.photoQualityPrioritization"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo maxPhotoQualityPrioritization=quality")
          .and("shot photoQualityPrioritization=quality"),
        .failing("single | back 1280x720 | photo | shot photoQualityPrioritization=⟦quality⟧"),
        .failing("multi | back 1280x720 | photo | shot photoQualityPrioritization=⟦balanced⟧"),
        .failing("single | back 1280x720 | photo maxPhotoQualityPrioritization=speed")
          .and("shot photoQualityPrioritization=⟦balanced⟧"),
        .failing("single | shot output=photo photoQualityPrioritization=balanced | back 1280x720")
          .and("photo maxPhotoQualityPrioritization=⟦speed⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let written = request.outputSettings.maxPhotoQualityPrioritization
        let limit = request.highestQuality(isMultiCam: session.isMultiCam)
        guard let asked = request.settings.photoQualityPrioritization, asked.value > limit else { continue }
        let ranges = SourceRange.inOrder(asked.range, written?.range ?? asked.range)
        let json = "\"\(asked.value.rawValue)\""
        report.emit(
          "\(request.title) asks for \(json) prioritization, and \"\(request.output.id)\" allows \"\(limit.rawValue)\"",
          at: ranges.later, label: "beyond the output's maximum",
          notes: [
            written == nil
              ? Finding.Note("that is the default in \(session.isMultiCam ? "a multi-camera" : "this") session")
              : Finding.Note(
                ranges.later == asked.range ? "the maximum is set here" : "the photo is asked for here",
                at: ranges.earlier)
          ],
          fixes: [
            request.output.setting(
              [("maxPhotoQualityPrioritization", json)], "raise the output's maximum", report.edit)
          ])
      }
    }
  }
}
