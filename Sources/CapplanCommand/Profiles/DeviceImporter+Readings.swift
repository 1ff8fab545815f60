import CaptureModel
import JSONSource

// The readings of a probe.
extension DeviceImporter {
  /// The readings document of a probe.
  var readings: [UInt8]? { readingsDocument?.source.bytes }

  /// Reads a readings document; those of one run that was stopped and resumed become one document.
  mutating func readReadings(_ document: JSONDocument) {
    guard let known = readingsDocument else { return readingsDocument = document }
    let name = document.source.name
    guard let joined = ReadingsJoin(known, document) else {
      let devices = [document, known].map { ReadingsJoin.device(of: $0).joined(separator: " on iOS ") }
      return complain(
        "\(name): readings of \(devices[0]), and those before are of \(devices[1]); import them one by one")
    }
    for id in joined.unlike.prefix(Finding.mostShown) {
      complain("\(name): the reading \(Suggestion.quote(id)) is not what it was before; the first stays")
    }
    readingsDocument = JSONParser.parse(SourceText(name: name, bytes: joined.bytes)).document
  }

  /// Reports readings that come from another model than the profile's.
  mutating func compareDevices() {
    guard let readingsDocument, let profile, !profile.modelIdentifiers.isEmpty else { return }
    let model = ReadingsJoin.device(of: readingsDocument)[0]
    guard model != "unknown", !profile.modelIdentifiers.contains(where: { $0.lowercased() == model.lowercased() })
    else { return }
    complain(
      "the readings are of \(model), and the profile '\(profile.id)' of \(profile.modelIdentifiers.joined(separator: ", "))"
    )
  }

  /// A message about readings that are not written, or that have no profile beside them.
  func wordsOfReadings(areWritten: Bool) -> String {
    let name = readingsDocument?.source.name ?? ""
    if document != nil { return "note: \(name) has readings, too; --readings FILE writes them for 'capplan calibrate'" }
    let what = "'\(name)' is a readings document"
    return areWritten
      ? "note: \(what), and no profile is beside it to be written"
      : "\(what), of which no profile is made; --readings FILE writes it, and 'capplan calibrate' takes it"
  }
}
