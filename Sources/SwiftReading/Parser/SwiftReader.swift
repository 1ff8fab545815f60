/// Reads Swift source as a tree. Knows nothing of what the source is about.
public enum SwiftReader {
  /// The largest file that is read, in bytes.
  public static let mostBytes = 2 << 20

  /// Reads a file. Any bytes go in; what can't be read is passed over and listed, never more than a statement.
  ///
  /// - Parameters:
  ///   - file: the number that its places have.
  ///   - conditions: whether flags of `#if` hold; others are not known.
  public static func read(_ bytes: [UInt8], file: Int, conditions: [String: Bool] = [:]) -> SwiftFile {
    guard bytes.count <= mostBytes else {
      var empty = SwiftFile()
      empty.unread = [SwiftGap(place: SwiftPlace(file: file, line: 1), names: ["the file is too large"])]
      return empty
    }
    var filter = ConditionFilter(SwiftLexer.tokens(of: bytes), conditions, file: file)
    filter.run()
    var parser = SwiftParser(filter.kept, file: file)
    parser.readFile()
    parser.file.openConditions = filter.open
    return parser.file
  }
}
