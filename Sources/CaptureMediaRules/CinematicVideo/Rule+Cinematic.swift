public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func cinematicRules(_ visit: (Rule) -> Void) {
    visit(cinematicVideoUnsupported)
    visit(simulatedApertureRange)
    visit(cinematicExcludesDepthOutput)
    visit(cinematicBeforeStart)
    visit(cinematicFocusModeFixed)
    visit(cinematicFocusPoint)
    visit(cinematicZoomAndRate)
    visit(cinematicMetadataTypes)
    visit(cinematicMetadataAutoFirst)
    visit(cinematicMetadataNeeds)
    visit(cinematicMetadataObjectType)
  }
}
