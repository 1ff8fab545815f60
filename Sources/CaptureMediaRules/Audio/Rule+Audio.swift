public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func audioRules(_ visit: (Rule) -> Void) {
    visit(micBeamsBuiltInOnly)
    visit(micAudioSessionManual)
    visit(audioCategoryAfterStart)
    visit(audioDataSamePortTwice)
    visit(multichannelAudioOnePosition)
    visit(multichannelAudioUnsupported)
    visit(windNoiseRemovalUnsupported)
    visit(firstOrderAmbisonicsOutputRules)
    visit(audioDataPhotoPresetPre11)
    visit(micTwoAudioDataOutputsMulticam)
    visit(multichannelAudioExternalMic)
    visit(spatialAudioWriterMetadata)
    visit(audioZoomUnsupported)
    visit(audioZoomMulticam)
  }
}
