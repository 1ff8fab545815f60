import JSONSource
package import RuleKit

extension APIFact {
  /// Facts about photos that no rule can check.
  package static let photoAPIFacts: [APIFact] = [
    APIFact(
      "matte-half-size", title: "A segmentation matte is half as wide and half as high as its photo", area: .photo,
      text: """
        Hair, skin, teeth and glasses mattes come with half the width and half the height of the photo, so a quarter of \
        its pixels, one 8-bit component each. They are scaled by two before they are laid over the photo.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVSemanticSegmentationMatte")],
      related: [Rule.matteSuperset.id, Rule.matteMayBeAbsent.id]),
    APIFact(
      "photo-dimensions-are-a-request", title: "The largest size of a photo is a request", area: .photo,
      text: """
        maxPhotoDimensions says how large a photo may be. Light, scene and resources decide how large it is; the \
        photoDimensions of the resolved settings tell, before the photo comes. No graph can hold the size that will be.
        """,
      sources: [
        .session("WWDC26 304, by public notes"), .symbol("AVCapturePhotoSettings.maxPhotoDimensions"),
      ],
      related: [Rule.photoMaxDimensions.id, Rule.photoResolutionVersusPriority.id]),
  ]
}
