import CaptureModel
import JSONSource

/// The readings documents that an import finds, joined into one.
struct ImportedReadings {
  private(set) var document: JSONDocument?

  /// The bytes of the document; `nil` if no readings were found.
  var bytes: [UInt8]? { document?.source.bytes }

  /// Adds a document, and returns what is wrong with it.
  ///
  /// Documents can be joined only if they are from one run that was stopped and resumed.
  mutating func add(_ new: JSONDocument) -> [String] {
    guard let known = document else {
      document = new
      return []
    }
    let name = new.source.name
    guard let joined = ReadingsJoin(known, new) else {
      let devices = [new, known].map { ReadingsJoin.device(of: $0).joined(separator: " on iOS ") }
      return ["\(name): readings of \(devices[0]), but the earlier ones are of \(devices[1]); import them one by one"]
    }
    document = JSONParser.parse(SourceText(name: name, bytes: joined.bytes)).document
    return joined.unlike.prefix(Finding.mostShown).map { id in
      "\(name): the reading \(Suggestion.quote(id)) differs from the earlier one, which is kept"
    }
  }

  /// A message about readings from a model other than the profile's; `nil` if there are none.
  func mismatch(with profile: DeviceProfile) -> String? {
    guard let document, !profile.modelIdentifiers.isEmpty else { return nil }
    let model = ReadingsJoin.device(of: document)[0]
    guard model != "unknown", !profile.modelIdentifiers.contains(where: { $0.lowercased() == model.lowercased() })
    else { return nil }
    return "the readings are of \(model), and the profile '\(profile.id)' of "
      + profile.modelIdentifiers.joined(separator: ", ")
  }

  /// A message about readings that aren't written to a file, or that come without a profile.
  func note(areWritten: Bool, besideProfile hasProfile: Bool) -> String {
    let name = document?.source.name ?? ""
    if hasProfile { return "note: \(name) also has readings; --readings FILE writes them for 'capplan calibrate'" }
    let what = "'\(name)' is a readings document"
    return areWritten
      ? "note: \(what), and there is no profile to write"
      : "\(what), not a profile; --readings FILE writes it for 'capplan calibrate'"
  }
}
