public import JSONSource

extension FactKind: Vocabulary {
  /// Its names, for look-ups by bytes.
  public static let names = table()
}
