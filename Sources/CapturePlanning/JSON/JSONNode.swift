/// The kinds of JSON value.
public enum JSONKind: UInt8, Sendable {
  case null, `true`, `false`, number, string, array, object

  /// The kind as a message names it: `a number`, `an object`.
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
package struct JSONNode: Sendable {
  /// The offset of the first byte; of a string, of its opening quote.
  package var start: UInt32

  /// The offset after the last byte; of a string, after its closing quote.
  package var end: UInt32

  /// The place in the node list of the first node after this one and all below it.
  package var next: UInt32

  /// Kind in bits 0 to 2, "has escapes" in bit 3, the count of members or elements above.
  private var header: UInt32

  package init(kind: JSONKind, start: Int, end: Int, next: Int, count: Int = 0, hasEscapes: Bool = false) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    header = UInt32(kind.rawValue) | (hasEscapes ? 8 : 0) | UInt32(truncatingIfNeeded: count) << 4
  }

  package var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: header & 7)) ?? .null }

  /// Whether a string has a backslash, so that its bytes are not its value.
  package var hasEscapes: Bool { header & 8 != 0 }

  /// Members of an object, elements of an array; otherwise 0.
  package var count: Int { Int(header >> 4) }
}
