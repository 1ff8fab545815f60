import JSONSource

/// The limits of a profile's size; a profile within them is read and planned with so fast that its author doesn't
/// notice.
package enum ProfileLimits {
  /// The bytes of a document: 8 MiB.
  package static let bytes = 8 << 20

  /// The formats of all cameras and tables together.
  package static let formats = 10_000

  /// The fault of a profile that has more formats; O(cameras and formats).
  static func fault(of document: JSONDocument) -> Finding? {
    var count = 0
    for list in lists(of: document) {
      for format in document.elements(of: list) {
        count += 1
        if count > formats { return .tooManyFormats(at: document.range(of: format)) }
      }
    }
    return nil
  }

  /// The lists of formats, in the order of the text.
  private static func lists(of document: JSONDocument) -> [JSONValue] {
    document.members(of: document.root).flatMap { member -> [JSONValue] in
      switch document.string(of: member.key) {
      case "cameras": document.elements(of: member.value).compactMap { document.member("formats", of: $0)?.value }
      case "formatTables": document.members(of: member.value).map(\.value)
      default: []
      }
    }.filter { document.kind(of: $0) == .array }
  }
}

extension Finding {
  fileprivate static func tooManyFormats(at range: SourceRange) -> Finding {
    Finding(
      fault: .listTooLong, severity: .error,
      message: "the profile has more than \(ProfileLimits.formats) formats", range: range,
      label: "first over the limit", help: "a device has hundreds: each belongs there once")
  }

  /// Lists of a profile, other than lists of formats, that would fill memory.
  static func listsTooLong(at range: SourceRange) -> Finding {
    Finding(
      fault: .listTooLong, severity: .error, message: "the lists of the profile are too long to be kept", range: range,
      label: "not kept", help: "a device has hundreds of formats, and a few of all else")
  }
}
