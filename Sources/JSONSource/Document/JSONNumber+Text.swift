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
    let parts = value.description.split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let digits = parts[0].utf8.filter { $0 != UInt8(ascii: ".") }
    let beforePoint = parts[0].utf8.prefix { $0 != UInt8(ascii: ".") }.count
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
