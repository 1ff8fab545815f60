import CaptureModel
import CaptureReports
import DeviceFacts
import JSONSource

/// A kind of document that the server knows.
enum DocumentKind: Sendable {
  case graph, settings, profile, readings, baseline

  /// The kind of a document, by its file name, its language and its version key; `nil` for any other JSON.
  init?(name: String, languageID: String, _ tree: JSONDocument?) {
    let file = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    func has(_ key: String) -> Bool { tree.flatMap { $0.member(key, of: $0.root) } != nil }
    if file == SettingsFinder.name || has("capplanSettings") {
      self = .settings
    } else if has("capplanProfile") {
      self = .profile
    } else if has("capplanReadings") {
      self = .readings
    } else if has("capplanBaseline") {
      self = .baseline
    } else if SearchedFile.graph.takes(file) || languageID.hasPrefix("capplan") || has("capplan") {
      self = .graph
    } else {
      return nil
    }
  }

  /// The keys of such documents.
  var fields: [SchemaField] {
    switch self {
    case .graph: CaptureGraph.shape.fields.schema
    case .settings: Settings.shape.fields.schema
    case .profile: ProfileDecoder.fields
    case .readings: ReadingsDocument.shape.fields.schema
    case .baseline: Baseline.fields
    }
  }

  /// The faults of a document that isn't a graph, as the command that reads it reports them.
  func faults(of source: SourceText) -> [Finding] {
    switch self {
    case .profile: return ProfileDecoder.decode(source) { ProfileCatalog.unpacked($0) }.findings
    case .settings:
      do throws(SettingsFault) {
        _ = try SettingsFile(source, at: source.name, isChosen: false)
        return JSONParser.parse(source).findings
      } catch {
        return error.findings.sorted(by: Finding.isBefore)
      }
    case .readings:
      let parsed = JSONParser.parse(source)
      guard let document = parsed.document, parsed.isTreeReliable else { return parsed.findings }
      var reader = DocumentReader(document)
      let read = ReadingsDocument.shape.read(&reader, document.root)
      if let version = read?.version, version.value != 1 {
        return [.unsupportedVersion(version, of: "the readings format")]
      }
      return (parsed.findings + reader.findings).sorted(by: Finding.isBefore)
    case .baseline: return Baseline.read(source, tool: .capplan).faults
    case .graph: preconditionFailure("a graph is checked with its settings")
    }
  }
}
