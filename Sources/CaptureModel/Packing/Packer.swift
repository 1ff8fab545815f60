/// Writes parts down as text, which a string literal can hold.
struct Packer: PackingCoder {
  private(set) var text: [UInt8] = []

  mutating func code(number: inout UInt64) {
    var rest = number
    repeat {
      let digit = UInt8(truncatingIfNeeded: rest & 31)
      rest >>= 5
      text.append(PackedDigit.first + digit + (rest > 0 ? PackedDigit.more : 0))
    } while rest > 0
  }

  mutating func code(text part: inout String) {
    var count = part.utf8.count
    code(&count)
    text.append(contentsOf: part.utf8)
  }
}

/// Reads parts back that a `Packer` wrote; behind the end there are only zeros.
struct Unpacker: PackingCoder {
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func code(number: inout UInt64) {
    number = 0
    var shift: UInt64 = 0
    while position < text.count {
      let digit = text[position] &- PackedDigit.first
      position += 1
      number |= UInt64(digit & 31) << shift
      if digit < PackedDigit.more { return }
      shift += 5
    }
  }

  mutating func code(text part: inout String) {
    var count = 0
    code(&count)
    let end = position + max(0, min(count, text.count - position))
    part = String(decoding: UnsafeBufferPointer(rebasing: text[position..<end]), as: UTF8.self)
    position = end
  }
}

/// A number is written with five bits a digit, the lowest first, from `0` on: all digits are visible ASCII.
private enum PackedDigit {
  static let first = UInt8(ascii: "0")

  /// Added to a digit that another follows.
  static let more: UInt8 = 32
}

extension DeviceProfile {
  /// The profile packed, as text.
  package var packed: String {
    var packer = Packer()
    var profile = self
    packer.code(&profile)
    return String(decoding: packer.text, as: UTF8.self)
  }

  /// The profile that was packed into a text by the same build of capplan; O(length).
  ///
  /// What is bundled is packed when capplan is built: nothing of it is parsed, looked up or checked again when it runs.
  package init(packed text: UnsafeBufferPointer<UInt8>) {
    self.init()
    var unpacker = Unpacker(text)
    unpacker.code(&self)
  }
}
