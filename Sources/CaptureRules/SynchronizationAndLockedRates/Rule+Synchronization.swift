public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func synchronizationRules(_ visit: (Rule) -> Void) {
    visit(syncTwoSeparateInputsUnsynced)
    visit(synchronizerOutputKinds)
    visit(synchronizerSameSession)
    visit(synchronizerOverridesDelegates)
    visit(extrinsicsNeedPhysical)
    visit(syncObjectNotHardware)
    visit(duoVirtualFrontHandover)
  }
}
