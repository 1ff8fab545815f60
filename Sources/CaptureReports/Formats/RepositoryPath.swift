/// A path as platforms know it: from the top of the repository, where capplan runs.
struct RepositoryPath {
  /// The path without components that change nothing: `graphs/a.json` for `./graphs//a.json`.
  let text: String

  /// A path as the user wrote it.
  init(_ name: String) {
    let isAbsolute = name.utf8.first == UInt8(ascii: "/")
    let parts = name.split(separator: "/").filter { $0 != "." }
    text = (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether it does not depend on where capplan runs.
  var isAbsolute: Bool { text.utf8.first == UInt8(ascii: "/") }

  /// The path as a reference of RFC 3986, in which all but unreserved characters is escaped.
  var reference: String {
    var result = isAbsolute ? "file://" : ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
