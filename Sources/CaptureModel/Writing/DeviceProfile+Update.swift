package import JSONSource

extension DeviceProfile {
  /// A document of an earlier state of the profile, with what has changed since: all else keeps its bytes, so do references
  /// to other profiles and `x-` keys.
  ///
  /// What can't be said so, such as a list that is another profile's in part, is written out, and at last the whole
  /// profile. `others` are the profiles that the document takes something over from. O(profile).
  package func document(
    asChangedFrom before: DeviceProfile, in text: SourceText, others: (String) -> DeviceProfile?
  ) -> [UInt8] {
    let whole = document
    if whole == before.document { return text.bytes }
    let parsed = JSONParser.parse(text).document
    // The sources of what was taken over until now are needed where it is written out.
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

  /// The same with lists in order whose order says nothing.
  private var inOrder: DeviceProfile {
    var profile = self
    profile.sources.sort { $0.id < $1.id }
    profile.costModel.readings.sort { $0.id < $1.id }
    return profile
  }
}
