extension Rule {
  /// The rules of this area, in the order in which they run.
  static let depthRules: [Rule] = [
    depthDeviceIncapable, depthFormatCompanion, depthAspect, lidarDepthSize, depthRateDivisor, depthRateNotSettable,
    depthZoomLocked, depthFullResVideoDual, depthMoviePhotoPreset, depthOutputConnMulticam, depthAccuracyRelative,
    depthFilteringEffects, depthFilteringVision, depthPixelTypeTarget, depthDisparityUnit, depthMapNotRectilinear,
    depthJpegEncoding,
  ]
}
