extension Rule {
  /// What can be wrong with a document as such, found while it is read.
  static let documentRules: [Rule] = [
    jsonSyntax, jsonNotUTF8, jsonTooDeep, jsonTooLarge, jsonByteOrderMark, jsonDuplicateKey, unknownKey, missingKey,
    wrongType, unknownValue, valueOutOfRange, duplicateID, unknownReference, unknownProfile, unsupportedVersion,
    unusedIgnore, expiredIgnore, profileDefaulted,
  ]

  /// Their ids: findings of these can't be deselected, since they say what was read.
  static let documentIDs = documentRules.map(\.id)
}
