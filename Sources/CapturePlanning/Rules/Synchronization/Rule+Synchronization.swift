extension Rule {
  /// The rules of this area, in the order in which they run.
  static let synchronizationRules: [Rule] = [
    syncTwoSeparateInputsUnsynced, synchronizerOutputKinds, synchronizerSameSession, synchronizerOverridesDelegates,
    extrinsicsNeedPhysical, syncObjectNotHardware,
  ]
}
