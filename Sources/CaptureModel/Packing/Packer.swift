/// Packs profiles into text for string literals. Their strings are stored separately, each once for all profiles,
/// because profiles of one family share most of their strings.
package struct Packer: PackingCoder {
  private var numbers: [UInt8] = []
  private var pool: [UInt8] = []
  private var places: [String: Int] = [:]

  /// An empty packer.
  package init() {}

  /// The texts of the packed profiles, joined.
  package var texts: String { String(decoding: pool, as: UTF8.self) }

  /// Packs a profile or a part of one.
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

/// Reads the output of a `Packer`; past the end it reads zeros.
package struct Unpacker: PackingCoder {
  private let numbers: UnsafeBufferPointer<UInt8>
  private let texts: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Reads from the beginning.
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

/// Numbers have five bits per digit, the lowest digit first. Digits start at the character `0`, so that all are visible
/// ASCII.
private enum PackedDigit {
  static let first = UInt8(ascii: "0")

  /// Added to a digit that is followed by another one.
  static let more: UInt8 = 32
}

extension DeviceProfile {
  /// The profile packed by the same build of capplan, with the texts of all packed profiles; O(length).
  ///
  /// Bundled profiles are packed when capplan is built, so that nothing has to be parsed, looked up or checked at run
  /// time.
  package init(packed numbers: UnsafeBufferPointer<UInt8>, texts: UnsafeBufferPointer<UInt8>) {
    self.init()
    var unpacker = Unpacker(numbers, texts: texts)
    unpacker.code(&self)
  }

  /// The same from the bundled literals.
  package init(packed numbers: StaticString, texts: StaticString) {
    self = numbers.withUTF8Buffer { numbers in
      texts.withUTF8Buffer { DeviceProfile(packed: numbers, texts: $0) }
    }
  }
}
