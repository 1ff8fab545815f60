public import JSONSource

extension FactKind: Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()
}
