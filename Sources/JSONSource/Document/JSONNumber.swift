/// Reads and writes JSON numbers.
public enum JSONNumber {
  /// The powers of ten that a `Double` represents exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The `Double` nearest to a number in RFC 8259's grammar; infinite if it is too large.
  ///
  /// Also reads spellings that the parser reports and yet understands: `+1`, `- 1`, `.5`, `1.`, `007`, `0x1F`, `1_000`.
  public static func value(of digits: ArraySlice<UInt8>) -> Double {
    if let exact = shortValue(of: digits) { return exact }
    let ignored: [UInt8] = [UInt8(ascii: "_"), JSONBytes.space, JSONBytes.tab]
    return Double(String(decoding: digits.filter { !ignored.contains($0) }, as: UTF8.self)) ?? .nan
  }

  /// The value, if one multiplication or division of two exact numbers gives it.
  ///
  /// A `Double` represents up to 15 digits exactly, and powers of ten up to 10^22; IEEE 754 rounds their product or
  /// quotient correctly.
  private static func shortValue(of digits: ArraySlice<UInt8>) -> Double? {
    var rest = digits
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    var mantissa: UInt64 = 0
    var digitCount = 0
    var exponent = 0
    var isFraction = false
    while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
      rest.removeFirst()
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard byte &- UInt8(ascii: "0") < 10, digitCount < 15 else { return nil }
      mantissa = mantissa * 10 + UInt64(byte &- UInt8(ascii: "0"))
      digitCount += 1
      if isFraction { exponent -= 1 }
    }
    guard digitCount > 0, let written = shortExponent(of: rest) else { return nil }
    exponent += written
    guard abs(exponent) < powersOfTen.count else { return nil }
    let magnitude = Double(mantissa)
    let value = exponent < 0 ? magnitude / powersOfTen[-exponent] : magnitude * powersOfTen[exponent]
    return isNegative ? -value : value
  }

  /// The exponent in `e-12`, 0 for an empty text; `nil` if it has more than two digits.
  private static func shortExponent(of text: ArraySlice<UInt8>) -> Int? {
    guard !text.isEmpty else { return 0 }
    var rest = text.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard (1...2).contains(rest.count) else { return nil }
    var exponent = 0
    for byte in rest {
      guard byte &- UInt8(ascii: "0") < 10 else { return nil }
      exponent = exponent * 10 + Int(byte &- UInt8(ascii: "0"))
    }
    return isNegative ? -exponent : exponent
  }
}

extension JSONNumber {
  /// The shortest text that reads back as the same number: `30`, `0.1`, `1.5e-7`.
  ///
  /// Whole numbers have no fraction, and only numbers below 1e-5 or from 1e15 up have an exponent. JSON can't write a
  /// number that is not finite; it becomes `null`.
  public static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value.magnitude < 1e15, case let integer = Int64(value), Double(integer) == value {
      return integer == 0 && value.sign == .minus ? "-0" : String(integer)
    }
    let (digits, point) = shortestDigits(of: value.magnitude)
    let sign = value < 0 ? "-" : ""
    let magnitude = value.magnitude
    return sign + (magnitude >= 1e-5 && magnitude < 1e15 ? plain(digits, point) : scientific(digits, point))
  }

  /// The digits of Swift's own description, and the place of the point: the value is 0.DIGITS times 10^point.
  private static func shortestDigits(of value: Double) -> (digits: [UInt8], point: Int) {
    // Bytes are split in a tenth of the time that characters take.
    let parts = value.description.utf8.split(separator: UInt8(ascii: "e"))
    let exponent = parts.count > 1 ? Int(Substring(parts[1])) ?? 0 : 0
    let digits = parts[0].filter { $0 != UInt8(ascii: ".") }
    let beforePoint = parts[0].prefix { $0 != UInt8(ascii: ".") }.count
    return trimmed(digits, point: beforePoint + exponent)
  }

  private static func trimmed(_ digits: [UInt8], point: Int) -> (digits: [UInt8], point: Int) {
    let zero = UInt8(ascii: "0")
    let leading = digits.prefix { $0 == zero }.count
    let tail = digits.reversed().prefix { $0 == zero }.count
    return (Array(digits.dropFirst(leading).dropLast(tail)), point - leading)
  }

  private static func plain(_ digits: [UInt8], _ point: Int) -> String {
    let text = String(decoding: digits, as: UTF8.self)
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + text }
    if point >= digits.count { return text + String(repeating: "0", count: point - digits.count) }
    return String(decoding: digits[..<point], as: UTF8.self) + "." + String(decoding: digits[point...], as: UTF8.self)
  }

  private static func scientific(_ digits: [UInt8], _ point: Int) -> String {
    let head = String(decoding: digits[..<1], as: UTF8.self)
    let tail = digits.count > 1 ? "." + String(decoding: digits[1...], as: UTF8.self) : ""
    return "\(head)\(tail)e\(point - 1)"
  }
}
