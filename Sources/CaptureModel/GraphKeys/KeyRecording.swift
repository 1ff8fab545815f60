extension KeySymbol {
  /// When a recorder writes what it reads of a member.
  public enum Recording: Sendable {
    /// Always, if it can read it.
    case always

    /// Where a condition in Swift holds, in which an object goes by its role, such as `device`; elsewhere the value only
    /// shows what the system is doing at the moment.
    case only(if: StaticString)

    /// Never, for this reason.
    case never(because: StaticString)
  }

  /// The same symbol, which a recorder writes only where a condition in Swift holds.
  ///
  /// It is another question than the key's support: whether the value that is read is the app's own.
  func recorded(if condition: StaticString) -> KeySymbol {
    var symbol = self
    symbol.recording = .only(if: condition)
    return symbol
  }

  /// The same symbol, which a recorder never writes.
  func unrecorded(because reason: StaticString) -> KeySymbol {
    var symbol = self
    symbol.recording = .never(because: reason)
    return symbol
  }
}
