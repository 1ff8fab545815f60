public import JSONSource

/// A kind of fault of a document: found while it is read, or in what it says of its own check, and not in the session.
///
/// A rule of the same id explains each.
public enum DocumentFault: Hashable, Sendable, CaseIterable {
  case jsonSyntax, jsonNotUTF8, jsonTooDeep, jsonTooLarge, jsonByteOrderMark, jsonDuplicateKey
  case unknownKey, missingKey, wrongType, unknownValue, valueOutOfRange
  case duplicateID, unknownReference, unknownProfile, unsupportedVersion
  case unusedIgnore, expiredIgnore, profileDefaulted

  /// What a fault leaves of its document.
  public enum Effect: Sendable {
    /// It can't be read as a JSON document in UTF-8 at all: exit status 3.
    case unreadable

    /// A value is left out: where the session is made of it, rules would speak of what is not there.
    case hole

    /// All of it can be judged.
    case whole
  }

  /// The kind of fault that a rule's findings tell of; `nil` for a rule of sessions.
  public init?(_ id: RuleID) {
    guard let fault = Self.byID[id] else { return nil }
    self = fault
  }

  private static let byID = Dictionary(uniqueKeysWithValues: allCases.map { ($0.id, $0) })
}

extension DocumentFault {
  /// The id that its findings have.
  public var id: RuleID {
    switch self {
    case .jsonSyntax: .jsonSyntax
    case .jsonNotUTF8: .jsonNotUTF8
    case .jsonTooDeep: .jsonTooDeep
    case .jsonTooLarge: .jsonTooLarge
    case .jsonByteOrderMark: .jsonByteOrderMark
    case .jsonDuplicateKey: .jsonDuplicateKey
    case .unknownKey: .unknownKey
    case .missingKey: .missingKey
    case .wrongType: .wrongType
    case .unknownValue: .unknownValue
    case .valueOutOfRange: .valueOutOfRange
    case .duplicateID: .duplicateID
    case .unknownReference: .unknownReference
    case .unknownProfile: .unknownProfile
    case .unsupportedVersion: .unsupportedVersion
    case .unusedIgnore: .unusedIgnore
    case .expiredIgnore: .expiredIgnore
    case .profileDefaulted: .profileDefaulted
    }
  }

  /// What it leaves of the document.
  public var effect: Effect {
    switch self {
    case .jsonSyntax, .jsonNotUTF8, .jsonTooDeep, .jsonTooLarge: .unreadable
    case .wrongType, .missingKey, .unknownValue, .valueOutOfRange, .duplicateID, .unknownReference,
      .unsupportedVersion:
      .hole
    case .jsonByteOrderMark, .jsonDuplicateKey, .unknownKey, .unknownProfile, .unusedIgnore, .expiredIgnore,
      .profileDefaulted:
      .whole
    }
  }
}
