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
        let mattes = asked.value.map(\.value)
        list.add(.segmentationMattes(mattes, photo: request.halvedPhoto, request: request.id), at: asked.range)
      }
      if let portrait = settings.portraitEffectsMatteDeliveryEnabled, request.hasPortraitMatte {
        list.add(.portraitEffectsMatte(request: request.id), at: portrait.range)
      }
    }
  }
}

extension PhotoRequest {
  /// The size that the request bounds its photo by, where half of it is a whole number of pixels.
  fileprivate var halvedPhoto: Dimensions? {
    guard let photo = settings.maxPhotoDimensions?.value, photo.width % 2 == 0, photo.height % 2 == 0 else {
      return nil
    }
    return photo
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
