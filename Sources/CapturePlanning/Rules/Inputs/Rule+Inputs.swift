extension Rule {
  /// The rules of this area, in the order in which they run.
  static let inputRules: [Rule] = [
    cameraAmbiguous, deviceTypeAvailability, oneInputPerCamera, inputAddedTwice, singleMicrophoneDevice,
    deviceSetUnsupported, constituentCountedTwice, lidarUsesWide, twoPhysicalCamerasXS, virtualDeviceManualControls,
    oneLockedFrameDurationInput, lockedDurationConflicts, autoFrameRateExcludesDurations,
    cinematicExcludesDepthOutput, builtInMicrophoneRenamed, deviceLockedBeforeSet,
  ]
}
