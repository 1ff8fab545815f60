import JSONSource

// Checks a profile as a whole, after its parts.
extension ProfileFile {
  /// Reports an id that can't be used, a camera listed twice, unlisted sources, and a last system older than the first.
  func check(_ reader: inout DocumentReader) {
    if let fault = id.flatMap(Self.fault) { reader.report(fault) }
    checkCameras(&reader)
    let known = Set(profile.sources.map(\.id))
    for name in reader.sourceNames where !known.contains(name.value) {
      reader.report(
        .noSuchReference("'sources' has no source \(Suggestion.quote(name.value))", at: name.range))
    }
    if let known = profile.lastOperatingSystem?.value, case .version(let last) = known, let lastSystem,
      let first = profile.firstOperatingSystem?.value, known.isOlder(than: first)
    {
      reader.report(
        .valueOutOfRange("the last system \(last)", allowed: "\(first), the first, or newer", at: lastSystem))
    }
  }

  /// Bytes with a special meaning on a command line, in a list of ids or in a pattern.
  private static let unfit = Set("*?[],/\\\"' ".utf8)

  /// The reason why an id can't be used; `nil` if it can.
  private static func fault(of id: Located<String>) -> Finding? {
    let bytes = id.value.utf8
    let name = Suggestion.quote(id.value)
    if bytes.isEmpty { return .unknownValue("an id may not be empty", at: id.range, label: "empty") }
    if ["all", ProfileDirectory.deployable].contains(id.value.lowercased()) {
      return .unknownValue("\(name) names several profiles, so it can't be the id of one", at: id.range, label: "taken")
    }
    guard bytes.first != UInt8(ascii: "-"), !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || unfit.contains($0) })
    else {
      return .unknownValue(
        "the id \(name) can't be used on a command line", at: id.range, label: "letters, digits, '-', '.' and '_'")
    }
    return nil
  }

  private func checkCameras(_ reader: inout DocumentReader) {
    var places: [DeviceKey: SourceRange] = [:]
    for file in cameras {
      guard let place = file.place else { continue }
      let key = DeviceKey(file.camera.deviceType, file.camera.position)
      if let earlier = places[key] {
        reader.report(
          Finding(
            fault: .duplicateID, severity: .error, message: "the \(key) camera is listed twice", range: place,
            label: "listed again", notes: [Finding.Note("first here", at: earlier)],
            help: "list each camera once, with all its formats"))
      } else {
        places[key] = place
      }
    }
  }
}
