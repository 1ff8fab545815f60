public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func sessionRules(_ visit: (Rule) -> Void) {
    visit(multicamUnsupportedHardware)
    visit(multicamRequiresIOS13)
    visit(symbolNewerThanMinimum)
    visit(singleSessionMultipleCameras)
    visit(singleSessionMultipleMics)
    visit(multipleRunningSessions)
    visit(commitBeforeStart)
    visit(noActiveConnection)
    visit(deferredStartManualUnsupported)
    visit(deferredStartOutputUnsupported)
    visit(deferredStartDefaults)
    visit(deferredStartPhotoNeedsResponsive)
    visit(multicamForOneCamera)
    visit(batchTopologyChanges)
    visit(startBlocksCaller)
    visit(interruptionHandlers)
    visit(backgroundCamera)
    visit(controlsSupported)
    visit(controlsWithoutHardware)
    visit(controlsCount)
    visit(controlDeviceInSession)
    visit(controlsDelegateMissing)
    visit(deferredStartBeforeCommit)
    visit(switchCameraRemoveFirst)
    visit(presetBeforeOtherCamera)
    visit(sliderRange)
    visit(sliderValueRange)
    visit(indexPickerRange)
    visit(controlActionQueue)
    visit(deferredStartDelegateQueue)
    visit(bluetoothHighQualityNeedsAppSession)
  }
}
