/// A version of iOS, or of the SDK with that number.
public struct OSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The first number.
  public let major: Int

  /// The second number.
  public let minor: Int

  /// A version from its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// A version from `16`, `15.4` or `17.5.1` (the third number does not count); `nil` for other text.
  public init?(_ text: String) {
    var (major, minor) = (0, 0)
    var (numbers, digits) = (1, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ".") where digits > 0 && numbers < 3:
        numbers += 1
        digits = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 4:
        let digit = Int(byte - UInt8(ascii: "0"))
        if numbers == 1 { major = major * 10 + digit }
        if numbers == 2 { minor = minor * 10 + digit }
        digits += 1
      default: return nil
      }
    }
    if digits == 0 { return nil }
    self.init(major, minor)
  }

  /// Orders by the first number, then the second.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// `15.4`.
  public var description: String { "\(major).\(minor)" }
}
