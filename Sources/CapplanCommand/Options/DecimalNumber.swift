/// Decimal numbers as people write them on a command line: `0.9`, `.9`, `9e-1`.
package enum DecimalNumber {
  /// The nearest `Double`; `nil` unless the text is digits with at most one point and one exponent.
  ///
  /// The grammar is checked here because `Double` also accepts `inf`, `nan` and `0x1`. It does not depend on the
  /// locale.
  package static func value(of text: String) -> Double? {
    var rest = Substring(text).utf8
    skipSign(&rest)
    let whole = skipDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = skipDigits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skipSign(&rest)
      guard skipDigits(&rest) > 0 else { return nil }
    }
    return rest.isEmpty ? Double(text) : nil
  }

  private static func skipSign(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
  }

  private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest = rest.dropFirst(digits)
    return digits
  }
}
