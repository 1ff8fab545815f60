public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func portRules(_ visit: (Rule) -> Void) {
    visit(unknownPort)
    visit(portAmbiguous)
    visit(constituentPortTypeMismatch)
    visit(constituentPortSingleSession)
    visit(constituentPortToPhoto)
    visit(micPositionalPortMulticam)
    visit(micFirstPortOmni)
    visit(micPositionPairsCamera)
    visit(cameraPositionUnspecified)
    visit(portDisabledStopsCamera)
  }
}
