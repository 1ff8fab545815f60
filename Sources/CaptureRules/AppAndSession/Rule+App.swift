public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func appRules(_ visit: (Rule) -> Void) {
    visit(platformOfProfile)
    visit(deviceWithoutMinimumOS)
    visit(infoPlistUnreadable)
    visit(plistCamera)
    visit(plistMicrophone)
    visit(plistPhotos)
    visit(plistReasonClear)
    visit(authBeforeStart)
    visit(arkitAndCapture)
    visit(settingUnsupported)
    visit(multitaskingNotEnabled)
    visit(multitaskingUnsupported)
    visit(multitaskingQualityDialog)
    visit(faceDrivenOrder)
    visit(faceDrivenDefaultOn)
    visit(faceDrivenUnsupported)
  }
}
