public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func depthRules(_ visit: (Rule) -> Void) {
    visit(depthDeviceIncapable)
    visit(depthFormatCompanion)
    visit(depthAspect)
    visit(lidarDepthSize)
    visit(depthRateDivisor)
    visit(depthRateNotSettable)
    visit(depthZoomLocked)
    visit(depthFullResVideoDual)
    visit(depthMoviePhotoPreset)
    visit(depthOutputConnMulticam)
    visit(depthAccuracyRelative)
    visit(depthFilteringEffects)
    visit(depthFilteringVision)
    visit(depthPixelTypeTarget)
    visit(depthDisparityUnit)
    visit(depthMapNotRectilinear)
    visit(depthJpegEncoding)
    visit(depthFormatResetMulticam)
  }
}
