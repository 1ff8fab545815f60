/// The bytes of one input, and its name.
public struct SourceText: Sendable {
  /// The path as shown, or `<stdin>`.
  public let name: String

  /// The path for a command line; `name` may have escapes for bytes that can't be shown.
  public let path: String

  /// The bytes as read; not necessarily valid UTF-8.
  public let bytes: [UInt8]

  /// The bytes of the file's name, if they aren't UTF-8 and `name` has escapes for them.
  public let address: [UInt8]?

  /// Whether reports may quote the text. A file outside the repository, reached through a link, may contain a secret.
  public let mayBeQuoted: Bool

  /// A text with a name, which is also the path if none is given.
  public init(
    name: String, bytes: [UInt8], path: String? = nil, address: [UInt8]? = nil, mayBeQuoted: Bool = true
  ) {
    self.name = name
    self.path = path ?? name
    self.address = address
    self.bytes = bytes
    self.mayBeQuoted = mayBeQuoted
  }

  /// The same file with other bytes.
  package func with(_ bytes: [UInt8]) -> SourceText {
    SourceText(name: name, bytes: bytes, path: path, address: address, mayBeQuoted: mayBeQuoted)
  }

  /// A text from a Swift string, for tests and examples.
  public init(name: String = "graph.json", _ text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The text between two offsets; bytes that are not UTF-8 become U+FFFD.
  public subscript(range: SourceRange) -> String {
    let upper = min(range.upperBound, bytes.count)
    return String(decoding: bytes[min(range.lowerBound, upper)..<upper], as: UTF8.self)
  }

  /// The whole text as a range.
  public var range: SourceRange { SourceRange(0, bytes.count) }
}
