public import JSONSource

extension FactKind: Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()
}
