extension Rule {
  /// The rules of this area, in the order in which they run.
  static let audioRules: [Rule] = [
    micBeamsBuiltInOnly, micAudioSessionManual, adoSamePortTwice, multichannelAudioOnePosition, foaOutputRules,
    adoPhotoPresetPre11, micTwoAdosMulticam,
  ]
}
