import JSONSource

extension DeviceProfile {
  /// The profile as a document that reads back as the same facts: what is taken over from other profiles is written out,
  /// under its own sources.
  ///
  /// Of a camera, a list and traits whose sources are not the camera's have no key for them: they are known as the camera
  /// is. O(profile).
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
