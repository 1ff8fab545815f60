package import JSONSource

extension DeviceProfile {
  /// Updates a document of an earlier state of the profile. Unchanged parts keep their bytes, and so do references to
  /// other profiles and `x-` keys.
  ///
  /// A part that no longer fits its reference, such as a list that changed in part, is written out; as a last resort
  /// the whole profile is. `others` finds the profiles that the document refers to. O(profile).
  package func document(
    asChangedFrom before: DeviceProfile, in text: SourceText, others: (String) -> DeviceProfile?
  ) -> [UInt8] {
    let whole = document
    if whole == before.document { return text.bytes }
    let parsed = JSONParser.parse(text).document
    // Parts that were referenced so far need their sources once they are written out.
    var explicit = before
    let listed = parsed?.value(at: "/sources").map { parsed?.count(of: $0) ?? 0 } ?? 0
    explicit.sources = Array(before.sources.prefix(listed))
    for old in [before, explicit] {
      guard let own = parsed, let from = JSONParser.parse(SourceText(name: text.name, bytes: old.document)).document,
        let to = JSONParser.parse(SourceText(name: text.name, bytes: whole)).document
      else { break }
      let bytes = DocumentUpdate(of: own, from: from, to: to).bytes
      let read = ProfileDecoder.decode(SourceText(name: text.name, bytes: bytes), others: others).profile
      if read?.inOrder.document == inOrder.document { return bytes }
    }
    return whole
  }

  /// The profile with its unordered lists sorted.
  private var inOrder: DeviceProfile {
    var profile = self
    profile.sources.sort { $0.id < $1.id }
    profile.costModel.readings.sort { $0.id < $1.id }
    return profile
  }
}
