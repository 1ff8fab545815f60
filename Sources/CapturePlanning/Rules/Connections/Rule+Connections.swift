extension Rule {
  /// The rules of this area, in the order in which they run.
  static let connectionRules: [Rule] = [
    connectionEndpointsInSession, connectionMediaType, connectionOutputOrPreview, duplicateConnection,
    oneVideoInputPerOutput, noCameraFanoutSameType, sameTypeOutputsPlainSession, photoAndStillOutput,
    movieVdoSameCameraPre16, movieAdoPre16, implicitConnectionsMulticam, explicitConnectionUnreachable,
    mirroringNeedsManual, rotationAngleSupported, formatOutputExclusion, movieWithoutAudio, frontMirrorConsistency,
    rotationPhysicalCost,
  ]
}
