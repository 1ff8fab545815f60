public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func connectionRules(_ visit: (Rule) -> Void) {
    visit(connectionEndpointsInSession)
    visit(connectionMediaType)
    visit(connectionOutputOrPreview)
    visit(duplicateConnection)
    visit(oneVideoInputPerOutput)
    visit(noCameraFanoutSameType)
    visit(sameTypeOutputsPlainSession)
    visit(photoAndStillOutput)
    visit(movieVideoDataSameCameraPre16)
    visit(movieAudioDataPre16)
    visit(implicitConnectionsMulticam)
    visit(connectionNotFormed)
    visit(explicitConnectionUnreachable)
    visit(mirroringNeedsManual)
    visit(rotationAngleSupported)
    visit(formatOutputExclusion)
    visit(movieWithoutAudio)
    visit(frontMirrorConsistency)
    visit(rotationPhysicalCost)
    visit(fixedAngleFrontSquare)
    visit(movieNeedsActiveConnection)
    visit(mirroringFollowsDirection)
    visit(removeConnectionGone)
    visit(connectionLostWithInput)
    visit(orientationTrackConnection)
    visit(scaleAndCropStillOnly)
  }
}
