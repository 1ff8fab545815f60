import JSONSource
import CaptureModel

extension PredictionKind {
  /// The size of a photo's mattes: segmentation mattes have half its width and half its height.
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
      if let asked = settings.auxiliary.enabledSemanticSegmentationMatteTypes, !asked.value.isEmpty,
        enabled.isSuperset(of: asked.value.map(\.value))
      {
        let mattes = asked.value.map(\.value)
        list.add(.segmentationMattes(mattes, photo: request.halvedPhoto, request: request.id), at: asked.range)
      }
      if let portrait = settings.auxiliary.portraitEffectsMatteDeliveryEnabled, request.hasPortraitMatte {
        list.add(.portraitEffectsMatte(request: request.id), at: portrait.range)
      }
    }
  }
}

extension PhotoRequest {
  /// The largest photo that the request allows, if half of each side is a whole number of pixels.
  fileprivate var halvedPhoto: Dimensions? {
    guard let photo = photoSize?.value, photo.width % 2 == 0, photo.height % 2 == 0 else {
      return nil
    }
    return photo
  }

  /// Whether the request asks for a portrait effects matte, and everything that it needs is on.
  fileprivate var hasPortraitMatte: Bool {
    let flags = [
      settings.auxiliary.portraitEffectsMatteDeliveryEnabled, settings.auxiliary.depthDataDeliveryEnabled,
      outputSettings.portraitEffectsMatteDeliveryEnabled, outputSettings.depthDataDeliveryEnabled,
    ]
    return flags.allSatisfy { $0?.value == true }
  }
}
