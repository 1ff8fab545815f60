import CaptureModel
import CapturePlans
import CaptureSession
import DeviceFacts
import JSONSource

/// Reads readings documents; prints on standard error what is wrong with them.
struct ReadingsReader {
  private let profile: DeviceProfile
  private let takesOtherModels: Bool
  private let console: Console

  /// The readings so far, in order.
  private(set) var readings: [CalibrationReading] = []

  /// The status so far.
  private(set) var status = ExitStatus.success

  // The names of the documents, of the models and of the systems, each once.
  private var names: [String] = []
  private var devices: [String] = []

  init(_ profile: DeviceProfile, takesOtherModels: Bool, _ console: Console) {
    (self.profile, self.takesOtherModels, self.console) = (profile, takesOtherModels, console)
  }

  /// The origin of the readings, in words.
  var origin: String {
    let count = readings.count == 1 ? "1 reading" : "\(readings.count) readings"
    return "\(count) of \(devices.joined(separator: ", ")) (\(names.joined(separator: ", ")))"
  }

  /// Reads one document.
  mutating func read(_ source: SourceText) {
    let parsed = JSONParser.parse(source)
    guard let document = parsed.document, !parsed.findings.contains(where: { $0.severity == .error }) else {
      var faults: [LogFault] = []
      if ProbePieces.documents(in: PrintedLog(source.bytes), &faults).isEmpty {
        console.tell(parsed.findings, in: source)
      } else {
        console.complain(
          "'\(source.name)' is the log of a probe; 'capplan import LOG --readings FILE -o PROFILE' makes its documents of it"
        )
      }
      status = status.worse(.unusable)
      return
    }
    var reader = DocumentReader(document)
    let read = ReadingsDocument.shape.read(&reader, document.root)
    var findings = parsed.findings + reader.findings
    if let version = read?.version, version.value != 1 {
      // In another version keys may mean something else, so no other fault is reported.
      console.tell([.unsupportedVersion(version, of: "the readings format")], in: source)
      status = status.worse(.findings)
      return
    }
    if let list = document.value(at: "/readings"), document.count(of: list) > ReadingsDocument.mostReadings {
      // The graphs of so many take seconds to read.
      console.tell(findings.filter { $0.rule == DocumentFault.listTooLong.id }, in: source)
      status = status.worse(.findings)
      return
    }
    let graphs = graphs(of: document, &findings)
    console.tell(findings.sorted { $0.range < $1.range }, in: source)
    guard let read, !findings.contains(where: { $0.severity == .error }) else {
      status = status.worse(.findings)
      return
    }
    let models = profile.modelIdentifiers.map { $0.lowercased() }
    if let model = read.modelIdentifier, !takesOtherModels, !models.contains(model.value.lowercased()) {
      let own = profile.modelIdentifiers.joined(separator: ", ")
      console.complain(
        "'\(source.name)' is of \(model.value), and the profile '\(profile.id)' of \(own.isEmpty ? "no model" : own); --other-model takes it"
      )
      status = status.worse(.findings)
      return
    }
    note(read, source)
    tellHighCosts(of: read, source)
    for (index, reading) in read.readings.enumerated() where index < graphs.count {
      guard let graph = graphs[index] else { continue }
      readings.append(
        CalibrationReading(
          id: reading.id?.value ?? "\(index + 1)", session: SessionResolver.resolve(graph, on: profile),
          hardware: reading.hardwareCost, pressure: reading.systemPressureCost))
    }
  }

  /// The highest plausible cost: 1 is all that a device sustains, so a cost far above that is probably in another unit.
  private static let highest = 10.0

  private func tellHighCosts(of read: ReadingsDocument, _ source: SourceText) {
    let costs = read.readings.flatMap { [$0.hardwareCost, $0.systemPressureCost].compactMap { $0?.value } }
    let high = costs.filter { $0 > Self.highest }
    guard let first = high.first else { return }
    let count = high.count == 1 ? "a cost" : "\(high.count) costs"
    console.complain(
      "note: '\(source.name)' has \(count) above \(JSONNumber.text(of: Self.highest)), such as \(JSONNumber.text(of: first)); 1 is all that a device sustains, so this may be another unit, such as percent"
    )
  }

  private mutating func note(_ read: ReadingsDocument, _ source: SourceText) {
    let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
    if !names.contains(name) { names.append(name) }
    let device = [read.modelIdentifier?.value, read.operatingSystem.map { "iOS \($0.value)" }].compactMap { $0 }
      .joined(separator: " on ")
    if !devices.contains(device) { devices.append(device) }
  }

  /// The graph of each reading, decoded by itself because its names are its own. Adds faults that show only in a whole
  /// graph.
  private func graphs(of document: JSONDocument, _ findings: inout [Finding]) -> [CaptureGraph?] {
    guard let list = document.value(at: "/readings"), document.kind(of: list) == .array else { return [] }
    var known = Dictionary(grouping: findings, by: \.range).mapValues { $0.map(\.rule) }
    return document.elements(of: list).map { element -> CaptureGraph? in
      guard let value = document.member("graph", of: element)?.value, document.kind(of: value) == .object else {
        return nil
      }
      let range = document.range(of: value)
      let bytes = Array(document.source.bytes[range.lowerBound..<range.upperBound])
      guard let own = JSONParser.parse(document.source.with(bytes)).document else {
        return nil
      }
      let result = GraphDecoder.decode(own, profiles: ProfileDirectory([profile.id]))
      for finding in result.findings {
        let place = SourceRange(
          finding.range.lowerBound + range.lowerBound, finding.range.upperBound + range.lowerBound)
        guard known[place]?.contains(finding.rule) != true else { continue }
        known[place, default: []].append(finding.rule)
        findings.append(
          Finding(
            rule: finding.rule, severity: finding.severity, message: finding.message, range: place,
            label: finding.label, suggestion: finding.suggestion, help: finding.help))
      }
      return result.graph
    }
  }
}
