import JSONSource

extension DeviceProfile {
  /// The profile as a document that reads back as the same facts. Parts of other profiles are written out, with their
  /// own sources.
  ///
  /// A camera's list of formats and its traits have no key for a source of their own; they get the camera's.
  /// O(profile).
  package var document: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("capplanProfile", 1)
      write(to: &writer)
    }
    writer.endLine()
    return writer.bytes
  }
}
