import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// An app that asks for mattes handles photos without them.
  static var matteMayBeAbsent: Rule {
    Rule(
      "matte-may-be-absent",
      title: "The app relies on mattes",
      area: .photo,
      severity: .note,
      rationale: """
        A photo without a person has no matte: its resolved size is zero, and the matte is nil. Mattes of one photo may \
        also overlap.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["handlesMissingMattes"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureResolvedPhotoSettings.portraitEffectsMatteDimensions"),
        .symbol("AVCapturePhoto.semanticSegmentationMatte(for:)"),
      ],
      examples: [
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("handlesMissingMattes | single | back 1280x720 | photo enabledSemanticSegmentationMatteTypes=[hair]")
          .and("shot enabledSemanticSegmentationMatteTypes=[hair]").on(profile),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("handlesMissingMattes=false | single | back 1280x720")
          .and("photo enabledSemanticSegmentationMatteTypes=[hair]")
          .and("shot enabledSemanticSegmentationMatteTypes=⟦[hair]⟧").on(profile),
        .failing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("handlesMissingMattes=false | single | back: dual 1280x720")
          .and("photo depthDataDeliveryEnabled portraitEffectsMatteDeliveryEnabled")
          .and("shot depthDataDeliveryEnabled portraitEffectsMatteDeliveryEnabled=⟦true⟧"),
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("handlesMissingMattes=false | single | back 1280x720 | photo")
          .and("shot enabledSemanticSegmentationMatteTypes=[] portraitEffectsMatteDeliveryEnabled=false"),
      ]
    ) { session, report in
      guard let handles = session.graph.app?.handlesMissingMattes, !handles.value else { return }
      for request in session.photoRequests() {
        let settings = request.settings
        let types = settings.auxiliary.enabledSemanticSegmentationMatteTypes.flatMap {
          $0.value.isEmpty ? nil : $0.range
        }
        let portrait = settings.auxiliary.portraitEffectsMatteDeliveryEnabled.flatMap { $0.value ? $0.range : nil }
        guard let range = types ?? portrait else { continue }
        let ranges = RangePair(handles.range, "the app says so here", range, "mattes are asked for here")
        report.emit(
          "\(request.title) may come without the matte it asks for, and the app does not handle that", at: ranges.later,
          label: "may be nil", notes: [ranges.note],
          help: "check the size in the resolved settings, or the matte for nil")
      }
    }
  }

  private static let profile = PhotoExamples.profile(
    "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30 }"#,
    camera: #", "mattes": [ "hair" ]"#)
}
