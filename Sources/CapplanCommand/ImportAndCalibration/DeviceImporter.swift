import CaptureModel
import CapturePlans
import CaptureReports
import DeviceFacts
import DeviceProfiles
import JSONSource

/// Builds a profile from logs and documents; prints on standard error what it could not use.
///
/// A class, because copies of its profiles would be large.
final class DeviceImporter {
  private let context: LogContext
  private let console: Console

  /// The profile so far.
  private(set) var profile: DeviceProfile?

  // The file that the profile starts from.
  private var origin = ""

  // The document that the profile starts from, and the profile decoded from it; parts that don't change keep their
  // original bytes.
  private var original: (text: SourceText, profile: DeviceProfile)?

  /// The readings of a probe.
  private(set) var readings = ImportedReadings()

  /// The status so far.
  private(set) var status = ExitStatus.success

  init(_ context: LogContext, _ console: Console) { (self.context, self.console) = (context, console) }

  // Whether something was found for a profile.
  private var hasTaken = false

  /// The document to write; `nil` if nothing was found.
  var document: [UInt8]? {
    guard hasTaken, let profile else { return nil }
    guard let original else { return profile.document }
    return profile.document(asChangedFrom: original.profile, in: original.text) { ProfileCatalog.unpacked($0) }
  }

  /// Starts with a profile given by its id or read from a file.
  func start(with target: String) throws(UsageError) {
    let catalog = ProfileCatalog()
    let ids = catalog.directory.ids(named: target)
    if ids.count > 1 { throw .needs("--into", "one profile, and '\(target)' stands for \(ids.count)") }
    if let bundled = ids.first.flatMap({ ProfileCatalog.unpacked($0) }) {
      profile = bundled
      original = (SourceText(name: target, bytes: bundled.document), bundled)
      origin = target
      return
    }
    let input = InputLoader(console.world, limit: JSONParser.sizeLimit).file(target)
    guard case .success(let source) = input.result else {
      if target.contains("/") || target.hasSuffix(".json") {
        _ = console.complain(ofUnreadable: [input])
        throw .alreadyReported(.unusable)
      }
      throw .unknownProfile(target, catalog.directory.miss(target, in: .commandLine))
    }
    guard let decoded = decode(source) else { throw .alreadyReported(status) }
    (profile, original, origin) = (decoded, (source, decoded), source.name)
  }

  /// Reads one log or document, which may be in UTF-16.
  func read(_ source: SourceText) throws(UsageError) {
    let source = UTF16Text.utf8(of: source.bytes).map(source.with) ?? source
    guard source.bytes.count <= JSONParser.sizeLimit else {
      console.complain("'\(source.name)' is larger than 64 MiB")
      status = status.worse(.unusable)
      return
    }
    var prints = DevicePrints(PrintedLog(source.bytes))
    if prints.damages > 0, let width = prints.text.wrapWidth {
      let whole = DevicePrints(prints.text.unwrapped(from: width))
      if whole.damages < prints.damages {
        prints = whole
        console.complain(
          "note: a terminal has wrapped the lines of \(source.name) at \(width) columns; they are put together")
      } else {
        console.complain(
          "the lines of \(source.name) end at column \(width), where a terminal wraps them: import the log's own file, not a copy from the terminal"
        )
      }
    }
    let (pieces, log, faults) = (prints.pieces, prints.log, prints.faults)
    let first = source.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    // Some logs have a JSON object on each line.
    if first == UInt8(ascii: "{"), pieces.isEmpty, log.isEmpty { return readDocument(source) }
    guard pieces.isEmpty else {
      tell(faults, in: source.name)
      if !log.isEmpty {
        console.complain(
          "note: \(source.name) has a probe's pieces, so everything else in it is ignored; to import that, use a log without the pieces"
        )
      }
      return readPieces(pieces, prints.text, source)
    }
    try readLog(log, faults, source)
  }

  /// The limit of documents in a log: a run of a probe writes two, and a log has a few runs.
  private static let mostDocuments = 100

  /// A probe's documents, each in pieces.
  private func readPieces(_ pieces: [ProbePieces], _ log: PrintedLog, _ source: SourceText) {
    if pieces.count > Self.mostDocuments {
      complain(
        "'\(source.name)' has pieces of \(pieces.count) documents of probes; the first \(Self.mostDocuments) are read")
    }
    for document in pieces.prefix(Self.mostDocuments) {
      let name = "\(source.name) (\(document.run))"
      do throws(ProbePieces.Damage) {
        readDocument(SourceText(name: name, bytes: try document.document(in: log.bytes) + [0x0A]))
      } catch {
        guard let salvage = ReadingsSalvage(document, in: log.bytes) else {
          complain("\(source.name): \(error.words(of: document))")
          continue
        }
        complain("\(source.name): \(salvage.words(of: document))")
        readDocument(SourceText(name: name, bytes: salvage.document + [0x0A]))
      }
    }
  }

  /// A document: readings, or a profile.
  private func readDocument(_ source: SourceText) {
    let parsed = JSONParser.parse(source)
    if let document = parsed.document, document.value(at: "/capplanReadings") != nil {
      console.tell(parsed.findings, in: source)
      guard !parsed.findings.contains(where: { $0.severity == .error }) else {
        return status = status.worse(.unusable)
      }
      return readings.add(document).forEach { complain($0) }
    }
    guard let decoded = decode(source) else { return }
    if !context.id.isEmpty || !context.name.isEmpty || context.model != nil || context.camera != nil {
      console.complain(
        "note: \(source.name) says itself which device and cameras it describes, so --id, --name, --model and --camera are ignored"
      )
    }
    if profile == nil {
      (profile, original, origin, hasTaken) = (decoded, (source, decoded), source.name, true)
    } else if original?.text.bytes != source.bytes {
      join(decoded, of: source.name)
    }
  }

  private func decode(_ source: SourceText) -> DeviceProfile? {
    let result = ProfileDecoder.decode(source) { ProfileCatalog.unpacked($0) }
    console.tell(result.findings, in: source)
    if result.profile == nil {
      status = status.worse(GraphDocument.isUnreadable(result.findings) ? .unusable : .findings)
    }
    return result.profile
  }

  /// Takes the facts that devices print in a log.
  private func readLog(_ log: DeviceLog, _ others: [LogFault], _ source: SourceText) throws(UsageError) {
    guard !log.isEmpty || !others.isEmpty else {
      console.complain("'\(source.name)' holds no probe's output, no printed format and no printed set of cameras")
      status = status.worse(.unusable)
      return
    }
    var context = context
    context.reference = source.name.split(separator: "/").last.map(String.init) ?? source.name
    try context.name(deviceOf: log, mergedInto: profile)
    var faults: [LogFault] = others + log.faults
    let printed = DeviceProfile(log, context, &faults)
    tell(faults, in: source.name)
    tell(log.remarks) { "\(source.name):\($0.line): \($0.words)" }
    guard !printed.cameras.isEmpty else { return }
    if profile == nil {
      (profile, origin, hasTaken) = (printed, source.name, true)
    } else {
      join(printed, of: source.name)
    }
  }

  private func join(_ new: DeviceProfile, of name: String) {
    guard let known = profile else { return }
    let models = Set(known.modelIdentifiers.map { $0.lowercased() })
    if !models.isEmpty, !new.modelIdentifiers.isEmpty,
      models.isDisjoint(with: new.modelIdentifiers.map { $0.lowercased() })
    {
      let both = [known, new].map { $0.modelIdentifiers.joined(separator: ", ") }
      return complain("the profile '\(known.id)' is of \(both[0]), but this one is of \(both[1]): nothing is merged")
    }
    if let own = known.operatingSystem, let other = new.operatingSystem, own != other {
      console.complain(
        "note: \(name) is of \(other), and \(origin) of \(own): facts of both are in the profile, which says \(own)")
    }
    let (joined, contradictions) = known.joined(with: new)
    tell(contradictions) { $0.words(own: origin, new: name) }
    if contradictions.contains(where: \.isOpen) { status = status.worse(.findings) }
    (profile, hasTaken) = (joined, true)
  }

  private func tell(_ faults: [LogFault], in name: String) {
    tell(faults) { "\(name):\($0.line): \($0.words)" }
    if !faults.isEmpty { status = status.worse(.findings) }
  }

  /// Prints items of one kind, up to the limit for findings, and counts the rest.
  private func tell<Thing>(_ things: [Thing], _ words: (Thing) -> String) {
    for thing in things.prefix(Finding.mostShown) { console.complain(words(thing)) }
    let rest = things.count - Finding.mostShown
    if rest > 0 { console.complain("and \(rest) more like these") }
  }

  /// Reports readings from a model other than the profile's.
  func compareDevices() {
    if let profile, let message = readings.mismatch(with: profile) { complain(message) }
  }

  private func complain(_ message: String) {
    console.complain(message)
    status = status.worse(.findings)
  }
}
