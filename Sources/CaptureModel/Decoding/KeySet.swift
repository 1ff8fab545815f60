/// A set of keys in 256 bits: it may hold a key that was never put in, and never lacks one that was.
///
/// A key is one bit, by its name; two names may share one. Four words and no vector: a vector's alignment would slow down
/// the allocation of whatever holds it.
public struct KeySet: Hashable, Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  /// A set without keys.
  public init() {}

  /// A set of some keys.
  public init(_ keys: [GraphKey]) {
    for key in keys { insert(key.bytes) }
  }

  /// A set of one key, by its name.
  package init(named name: String) {
    var name = name
    name.withUTF8 { insert($0) }
  }

  /// Whether no key was put in.
  public var isEmpty: Bool { first | second | third | fourth == 0 }

  /// Whether some key may be in both.
  public func meets(_ other: KeySet) -> Bool {
    (first & other.first) | (second & other.second) | (third & other.third) | (fourth & other.fourth) != 0
  }

  /// Adds all keys of another set.
  public mutating func formUnion(_ other: KeySet) {
    first |= other.first
    second |= other.second
    third |= other.third
    fourth |= other.fourth
  }

  private mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
    let (head, tail) = (ShortText.word(of: name, from: 0), ShortText.word(of: name, from: max(0, name.count - 8)))
    // The high bits of the hash are the best.
    let number = ShortText.hash(head ^ tail &* 31, name.count) >> 56
    let bit: UInt64 = 1 << (number & 63)
    switch number >> 6 {
    case 0: first |= bit
    case 1: second |= bit
    case 2: third |= bit
    default: fourth |= bit
    }
  }
}
