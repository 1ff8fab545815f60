public import JSONSource

// Not stored, and inlinable: a rule that is named by one of these is laid down when it is compiled.
extension RuleID {
  /// A key is not known.
  @inlinable public static var unknownKey: RuleID { "unknown-key" }

  /// A key is missing.
  @inlinable public static var missingKey: RuleID { "missing-key" }

  /// A value has the wrong type.
  @inlinable public static var wrongType: RuleID { "wrong-type" }

  /// A value is not one of those allowed.
  @inlinable public static var unknownValue: RuleID { "unknown-value" }

  /// A number is out of range.
  @inlinable public static var valueOutOfRange: RuleID { "value-out-of-range" }

  /// An id is used twice.
  @inlinable public static var duplicateID: RuleID { "duplicate-id" }

  /// A name refers to nothing in the document.
  @inlinable public static var unknownReference: RuleID { "unknown-reference" }

  /// A profile is not known.
  @inlinable public static var unknownProfile: RuleID { "unknown-profile" }

  /// The version of the format is not supported.
  @inlinable public static var unsupportedVersion: RuleID { "unsupported-version" }

  /// An ignore matches nothing.
  @inlinable public static var unusedIgnore: RuleID { "unused-ignore" }

  /// An ignore is past its date.
  @inlinable public static var expiredIgnore: RuleID { "expired-ignore" }

  /// No profile is named.
  @inlinable public static var profileDefaulted: RuleID { "profile-defaulted" }
}
