extension Rule {
  /// The rules of this area, in the order in which they run.
  static let sessionRules: [Rule] = [
    multicamUnsupportedHardware, multicamRequiresIOS13, singleSessionMultipleCameras, singleSessionMultipleMics,
    multipleRunningSessions, commitBeforeStart, noActiveConnection, deferredStartManualUnsupported,
    deferredStartOutputUnsupported, multicamForOneCamera, batchTopologyChanges, startBlocksCaller, interruptionHandlers,
    backgroundCamera,
  ]
}
