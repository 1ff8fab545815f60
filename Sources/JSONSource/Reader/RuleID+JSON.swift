// Not stored, and inlinable: a rule that is named by one of these is laid down when it is compiled.
extension RuleID {
  /// The text is not JSON.
  @inlinable public static var jsonSyntax: RuleID { "json-syntax" }

  /// The text is not UTF-8.
  @inlinable public static var jsonNotUTF8: RuleID { "json-not-utf8" }

  /// Values are nested too deeply.
  @inlinable public static var jsonTooDeep: RuleID { "json-too-deep" }

  /// The document is too large.
  @inlinable public static var jsonTooLarge: RuleID { "json-too-large" }

  /// The document begins with a byte order mark.
  @inlinable public static var jsonByteOrderMark: RuleID { "json-byte-order-mark" }

  /// A key is given twice.
  @inlinable public static var jsonDuplicateKey: RuleID { "json-duplicate-key" }
}
