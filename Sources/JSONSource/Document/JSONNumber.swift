/// Reads and writes JSON numbers.
public enum JSONNumber {
  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// The `Double` nearest to a number in RFC 8259's grammar; infinite if it is too large.
  ///
  /// Also reads spellings that the parser reports but understands: `+1`, `- 1`, `.5`, `1.`, `007`, `0x1F`, `1_000`.
  public static func value(of digits: ArraySlice<UInt8>) -> Double {
    if let exact = shortValue(of: digits) { return exact }
    let ignored: [UInt8] = [UInt8(ascii: "_"), JSONBytes.space, JSONBytes.tab]
    return Double(String(decoding: digits.filter { !ignored.contains($0) }, as: UTF8.self)) ?? .nan
  }

  /// The value, if one multiplication or division of two exact numbers gives it.
  ///
  /// A `Double` holds up to 15 digits exactly, and powers of ten up to 10^22; IEEE 754 rounds their product or quotient
  /// correctly.
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
