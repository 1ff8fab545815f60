public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func inputRules(_ visit: (Rule) -> Void) {
    visit(cameraAmbiguous)
    visit(deviceTypeAvailability)
    visit(oneInputPerCamera)
    visit(inputAddedTwice)
    visit(singleMicrophoneDevice)
    visit(deviceSetUnsupported)
    visit(constituentCountedTwice)
    visit(lidarUsesWide)
    visit(twoPhysicalCamerasXS)
    visit(virtualDeviceManualControls)
    visit(oneLockedFrameDurationInput)
    visit(lockedDurationConflicts)
    visit(lockedDurationBelowMinimum)
    visit(autoFrameRateExcludesDurations)
    visit(autoFrameRateWrittenUnsupported)
    visit(cinematicExcludesDepthOutput)
    visit(builtInMicrophoneRenamed)
    visit(deviceLockedBeforeSet)
    visit(torchModeSupported)
    visit(torchLevelRange)
  }
}
