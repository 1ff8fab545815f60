/// The bytes of one input, and its name.
public struct SourceText: Sendable {
  /// The path as it is shown, or `<stdin>`.
  public let name: String

  /// The path as a command line takes it: `name` may spell out bytes that can't be shown.
  public let path: String

  /// The bytes as read; not necessarily valid UTF-8.
  public let bytes: [UInt8]

  /// The bytes of the file's name, if they are not UTF-8 and `name` spells them out.
  public let address: [UInt8]?

  /// Whether reports may quote the text: a file outside of the repository that a link led to may hold a secret.
  public let mayBeQuoted: Bool

  /// A text with a name; its path is the name where none is given.
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
