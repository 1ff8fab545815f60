package import JSONSource

/// The parts of a SARIF log that occur in several places.
package enum SARIFPart {
  /// The symbol for the folder that paths are relative to.
  static let root = "%SRCROOT%"

  /// Writes a message as a member.
  static func message(_ key: String, _ text: String, markdown: String? = nil, to writer: inout JSONWriter) {
    writer.object(key) { writer in
      writer.member("text", text)
      if let markdown { writer.member("markdown", markdown) }
    }
  }

  /// Writes the location of a file as a member.
  package static func artifact(
    _ key: String, _ name: String, _ address: [UInt8]? = nil, at index: Int? = nil, to writer: inout JSONWriter
  ) {
    let path = RepositoryPath(name, address: address)
    writer.object(key) { writer in
      writer.member("uri", path.reference)
      if !path.isAbsolute { writer.member("uriBaseId", root) }
      if let index { writer.member("index", index) }
    }
  }
}
