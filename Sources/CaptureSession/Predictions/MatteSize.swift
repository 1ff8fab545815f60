import JSONSource
import CaptureModel

extension PredictionKind {
  /// How large the mattes of a photo are: segmentation mattes have half its width and half its height.
  static let matteSize = PredictionKind(
    "matte-size",
    sources: [
      .session("WWDC19 225"), .symbol("AVSemanticSegmentationMatte"),
      .symbol("AVCaptureResolvedPhotoSettings.portraitEffectsMatteDimensions"),
    ]
  ) { session, list in
    for request in session.photoRequests() where request.settings.rawPixelFormat?.value != .appleProRAW {
      let settings = request.settings
      let enabled = Set((request.outputSettings.enabledSemanticSegmentationMatteTypes?.value ?? []).map(\.value))
      if let asked = settings.enabledSemanticSegmentationMatteTypes, !asked.value.isEmpty,
        enabled.isSuperset(of: asked.value.map(\.value))
      {
        list.add("\(request.matteText(asked.value.map(\.value)))", at: asked.range)
      }
      if let portrait = settings.portraitEffectsMatteDeliveryEnabled, request.hasPortraitMatte {
        list.add(
          "the size of the portrait effects matte of \(request.title) is not known: no source states it; "
            + "portraitEffectsMatteDimensions of the resolved settings tells it",
          at: portrait.range)
      }
    }
  }
}

extension PhotoRequest {
  /// The size of segmentation mattes, in pixels where the request bounds that of the photo.
  fileprivate func matteText(_ mattes: [MatteType]) -> String {
    let names = "\(mattes.map(\.rawValue).sentence) \(mattes.count == 1 ? "matte" : "mattes")"
    let size = settings.maxPhotoDimensions.flatMap { dimensions -> String? in
      let photo = dimensions.value
      guard photo.width % 2 == 0, photo.height % 2 == 0 else { return nil }
      return ", \(Dimensions(photo.width / 2, photo.height / 2)) for one of \(photo)"
    }
    return "the \(names) of \(title) \(mattes.count == 1 ? "is" : "are") half as wide and half as high as the photo"
      + (size ?? "") + ", and 0x0 where it shows no person"
  }

  /// Whether a portrait effects matte is asked for and everything that it needs is switched on.
  fileprivate var hasPortraitMatte: Bool {
    let flags = [
      settings.portraitEffectsMatteDeliveryEnabled, settings.depthDataDeliveryEnabled,
      outputSettings.portraitEffectsMatteDeliveryEnabled, outputSettings.depthDataDeliveryEnabled,
    ]
    return flags.allSatisfy { $0?.value == true }
  }
}
