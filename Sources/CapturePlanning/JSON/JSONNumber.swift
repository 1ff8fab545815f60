/// Numbers as JSON writes them.
package enum JSONNumber {
  /// The nearest `Double` to a number of RFC 8259's grammar; infinite where it is too large.
  package static func value(of digits: ArraySlice<UInt8>) -> Double {
    Double(String(decoding: digits, as: UTF8.self)) ?? .nan
  }
}
