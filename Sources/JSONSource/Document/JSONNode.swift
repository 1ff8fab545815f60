/// The kinds of JSON value.
public enum JSONKind: UInt8, Sendable {
  case null, `true`, `false`, number, string, array, object

  /// The kind in words, for messages: `a number`, `an object`.
  public var name: String {
    switch self {
    case .null: "null"
    case .true, .false: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One value of the tree, in 16 bytes.
///
/// Nodes lie in document order. An object's children are key, value, key, value, …; keys are string nodes.
public struct JSONNode: Sendable {
  /// The offset of the first byte; for a string, the opening quote.
  public var start: UInt32

  /// The offset after the last byte; for a string, after the closing quote.
  public var end: UInt32

  /// The index of the first node after this one and its descendants.
  public var next: UInt32

  /// The kind in bits 0 to 2, "has escapes" in bit 3, the count of members or elements above.
  private var header: UInt32

  /// The kind bits of a string without quotes.
  private static let bareString: UInt32 = 7

  /// A node of the tree. Offsets are in bytes; `next` is the index of the first node after it and its descendants.
  public init(kind: JSONKind, start: Int, end: Int, next: Int, count: Int = 0, hasEscapes: Bool = false) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    header = UInt32(kind.rawValue) | (hasEscapes ? 8 : 0) | UInt32(truncatingIfNeeded: count) << 4
  }

  /// A string without quotes in the text, as recovery reads it in `{ key: 1 }`.
  public init(bareStringFrom start: Int, to end: Int, next: Int, hasEscapes: Bool = false) {
    self.init(kind: .null, start: start, end: end, next: next, hasEscapes: hasEscapes)
    header |= JSONNode.bareString
  }

  /// The same value with as many members or elements as are left of it, and another node after it.
  func with(count: Int, next: Int) -> JSONNode {
    var node = self
    node.header = header & 15 | UInt32(truncatingIfNeeded: count) << 4
    node.next = UInt32(truncatingIfNeeded: next)
    return node
  }

  /// The kind of the value.
  @inline(__always)
  public var kind: JSONKind {
    // The lowest three bits; the one number that isn't a kind marks a string without quotes.
    JSONKind(rawValue: UInt8(truncatingIfNeeded: header & 7)) ?? .string
  }

  /// Whether a string has a backslash, so that its bytes differ from its value.
  public var hasEscapes: Bool { header & 8 != 0 }

  /// The members of an object or the elements of an array; otherwise 0.
  public var count: Int { Int(header >> 4) }

  /// The offset of the first byte of a string's content.
  public var contentStart: Int { header & 7 == JSONNode.bareString ? Int(start) : Int(start) + 1 }

  /// The offset after the last byte of a string's content.
  public var contentEnd: Int { header & 7 == JSONNode.bareString ? Int(end) : Int(end) - 1 }

  /// The range of the value in the text.
  public var range: SourceRange { SourceRange(Int(start), Int(end)) }
}
