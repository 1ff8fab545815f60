public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func documentRules(_ visit: (Rule) -> Void) {
    visit(jsonSyntax)
    visit(jsonNotUTF8)
    visit(jsonTooDeep)
    visit(jsonTooLarge)
    visit(listTooLong)
    visit(jsonByteOrderMark)
    visit(jsonDuplicateKey)
    visit(unknownKey)
    visit(missingKey)
    visit(wrongType)
    visit(unknownValue)
    visit(valueOutOfRange)
    visit(duplicateID)
    visit(unknownReference)
    visit(unknownProfile)
    visit(unsupportedVersion)
    visit(alwaysSupported)
    visit(unusedGuard)
    visit(unusedIgnore)
    visit(expiredIgnore)
    visit(profileDefaulted)
    visit(draftIncomplete)
  }
}
