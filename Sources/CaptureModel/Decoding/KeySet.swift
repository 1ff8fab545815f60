/// A set of keys in 768 bits, like a Bloom filter: it may contain a key that was never added, but never lacks one that
/// was.
///
/// A key sets one bit in each of three parts; other keys rarely share all three.
public struct KeySet: Hashable, Sendable {
  /// 256 bits: four words rather than a vector, which needs an alignment that would slow down allocations.
  private struct Bits: Hashable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private var fourth: UInt64 = 0

    @inline(__always)
    var isEmpty: Bool { first | second | third | fourth == 0 }

    @inline(__always)
    func meets(_ other: Bits) -> Bool {
      (first & other.first) | (second & other.second) | (third & other.third) | (fourth & other.fourth) != 0
    }

    @inline(__always)
    mutating func formUnion(_ other: Bits) {
      first |= other.first
      second |= other.second
      third |= other.third
      fourth |= other.fourth
    }

    /// Calls a closure with the number of each bit that is set, from 0 to 255.
    @inline(__always)
    func forEach(_ body: (Int) -> Void) {
      Self.forEach(first, from: 0, body)
      Self.forEach(second, from: 64, body)
      Self.forEach(third, from: 128, body)
      Self.forEach(fourth, from: 192, body)
    }

    @inline(__always)
    private static func forEach(_ word: UInt64, from start: Int, _ body: (Int) -> Void) {
      var rest = word
      while rest != 0 {
        body(start + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }

    mutating func insert(_ number: UInt64) {
      let bit: UInt64 = 1 << (number & 63)
      switch number >> 6 & 3 {
      case 0: first |= bit
      case 1: second |= bit
      case 2: third |= bit
      default: fourth |= bit
      }
    }
  }

  private var one = Bits()
  private var another = Bits()
  private var third = Bits()

  /// A set without keys.
  public init() {}

  /// A set of some keys.
  public init(_ keys: [GraphKey]) {
    for key in keys { insert(key.bytes) }
  }

  /// A set with one key, by name.
  package init(named name: String) {
    var name = name
    name.withUTF8 { insert($0) }
  }

  /// Whether no key was added.
  public var isEmpty: Bool { one.isEmpty }

  /// Whether a key may be in both.
  @inline(__always)
  public func meets(_ keys: KeySet) -> Bool {
    one.meets(keys.one) && another.meets(keys.another) && third.meets(keys.third)
  }

  /// Calls a closure with the numbers of some bits, from 0 to 255: at least one for each key, the same in every set that
  /// has the key.
  package func forEachBit(_ body: (Int) -> Void) { one.forEach(body) }

  /// Adds all keys of another set.
  public mutating func formUnion(_ keys: KeySet) {
    one.formUnion(keys.one)
    another.formUnion(keys.another)
    third.formUnion(keys.third)
  }

  private mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
    let (head, tail) = (ShortText.word(of: name, from: 0), ShortText.word(of: name, from: max(0, name.count - 8)))
    // The high bits of the hash are the best mixed.
    let hash = ShortText.hash(head ^ tail &* 31, name.count)
    one.insert(hash >> 56)
    another.insert(hash >> 48 & 255)
    third.insert(hash >> 40 & 255)
  }
}
