/// A value that is one JSON string, number or boolean.
public protocol JSONScalar {
  /// Appends the value as JSON text.
  func appendJSON(to bytes: inout [UInt8])
}

extension String: JSONScalar {
  /// Appends the string with its quotes.
  public func appendJSON(to bytes: inout [UInt8]) { JSONString.appendQuoted(self, to: &bytes) }
}

extension Int: JSONScalar {
  /// Appends the digits.
  public func appendJSON(to bytes: inout [UInt8]) { bytes.append(contentsOf: String(self).utf8) }
}

extension Double: JSONScalar {
  /// Appends the shortest text that reads back as the same number; `null` if it is not finite.
  public func appendJSON(to bytes: inout [UInt8]) { bytes.append(contentsOf: JSONNumber.text(of: self).utf8) }
}

extension Bool: JSONScalar {
  /// Appends `true` or `false`.
  public func appendJSON(to bytes: inout [UInt8]) { bytes.append(contentsOf: (self ? "true" : "false").utf8) }
}
