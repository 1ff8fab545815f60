/// Writes profiles down as text, which string literals can hold. What they say in words stands apart, each text once
/// for all of them: profiles of one family share most of theirs.
package struct Packer: PackingCoder {
  private var numbers: [UInt8] = []
  private var pool: [UInt8] = []
  private var places: [String: Int] = [:]

  /// A packer that has packed nothing.
  package init() {}

  /// The texts of the profiles that were packed, one after the other.
  package var texts: String { String(decoding: pool, as: UTF8.self) }

  /// A profile packed, or a part of one.
  package mutating func pack(_ value: some Packable) -> String {
    numbers = []
    var value = value
    code(&value)
    return String(decoding: numbers, as: UTF8.self)
  }

  package mutating func code(number: inout UInt64) {
    var rest = number
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest & 31)
      rest >>= 5
      numbers.append(PackedDigit.first + digit + (rest > 0 ? PackedDigit.more : 0))
    } while rest > 0
  }

  package mutating func code(text: inout String) {
    var count = text.utf8.count
    code(&count)
    if count == 0 { return }
    var place = places[text] ?? pool.count
    if place == pool.count {
      places[text] = place
      pool.append(contentsOf: text.utf8)
    }
    code(&place)
  }
}

/// Reads back what a `Packer` wrote; behind the end there are only zeros.
package struct Unpacker: PackingCoder {
  private let numbers: UnsafeBufferPointer<UInt8>
  private let texts: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Reads what was packed from its beginning.
  package init(_ numbers: UnsafeBufferPointer<UInt8>, texts: UnsafeBufferPointer<UInt8>) {
    self.numbers = numbers
    self.texts = texts
  }

  package mutating func code(number: inout UInt64) {
    number = 0
    var shift: UInt64 = 0
    while position < numbers.count {
      let digit = numbers[position] &- PackedDigit.first
      position += 1
      number |= UInt64(digit & 31) << shift
      if digit < PackedDigit.more { return }
      shift += 5
    }
  }

  package mutating func code(text: inout String) {
    var (count, place) = (0, 0)
    code(&count)
    if count > 0 { code(&place) }
    let start = min(max(place, 0), texts.count)
    let end = start + min(max(count, 0), texts.count - start)
    text = String(decoding: UnsafeBufferPointer(rebasing: texts[start..<end]), as: UTF8.self)
  }
}

/// A number is written with five bits a digit, the lowest first, from `0` on: all digits are visible ASCII.
private enum PackedDigit {
  static let first = UInt8(ascii: "0")

  /// Added to a digit that another follows.
  static let more: UInt8 = 32
}

extension DeviceProfile {
  /// The profile that was packed by the same build of capplan, and the texts of all that were; O(length).
  ///
  /// What is bundled is packed when capplan is built: nothing of it is parsed, looked up or checked again when it runs.
  package init(packed numbers: UnsafeBufferPointer<UInt8>, texts: UnsafeBufferPointer<UInt8>) {
    self.init()
    var unpacker = Unpacker(numbers, texts: texts)
    unpacker.code(&self)
  }

  /// The same of what is bundled.
  package init(packed numbers: StaticString, texts: StaticString) {
    self = numbers.withUTF8Buffer { numbers in
      texts.withUTF8Buffer { DeviceProfile(packed: numbers, texts: $0) }
    }
  }
}
