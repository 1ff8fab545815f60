/// A path as platforms know it: relative to the top of the repository, where capplan runs.
struct RepositoryPath {
  /// The path without components that change nothing: `graphs/a.json` for `./graphs//a.json`.
  let text: String

  /// The bytes of that path.
  private let bytes: [UInt8]

  /// A path as the user wrote it; `address` has its bytes if they are not UTF-8.
  init(_ name: String, address: [UInt8]? = nil) {
    let isAbsolute = name.utf8.first == UInt8(ascii: "/")
    let parts = name.split(separator: "/").filter { $0 != "." }
    text = (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    let steps = address?.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    bytes = steps.map { Array((isAbsolute ? "/" : "").utf8) + $0.joined(separator: "/".utf8) } ?? Array(text.utf8)
  }

  /// Whether it doesn't depend on where capplan runs.
  var isAbsolute: Bool { text.utf8.first == UInt8(ascii: "/") }

  /// The path as an RFC 3986 reference, with all but unreserved characters escaped.
  var reference: String {
    var result = isAbsolute ? "file://" : ""
    for byte in bytes {
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
