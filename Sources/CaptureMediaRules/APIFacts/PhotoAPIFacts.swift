import JSONSource
package import RuleKit

extension APIFact {
  /// Facts of this area that no rule can check.
  package static let photoAPIFacts: [APIFact] = [
    APIFact(
      "photo-settings-reuse", title: "A settings object takes one photo", area: .photo,
      text: """
        Each AVCapturePhotoSettings has a uniqueID, and capturePhoto(with:delegate:) throws \
        NSInvalidArgumentException for one that was used before. Copies made with init(from:) have an id of their own. \
        In a graph every request stands for one object; the app makes a new one for each shot.
        """,
      sources: [
        .symbol("AVCapturePhotoSettings.uniqueID"), .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
      ],
      related: [Rule.prepareSettings.id]),
    APIFact(
      "matte-half-size", title: "A segmentation matte is half as wide and half as high as its photo", area: .photo,
      text: """
        Hair, skin, teeth and glasses mattes come with half the width and half the height of the photo, so a quarter of \
        its pixels, one 8-bit component each. They are scaled by two before they are laid over the photo.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVSemanticSegmentationMatte")],
      related: [Rule.matteSuperset.id, Rule.matteMayBeAbsent.id]),
  ]
}
