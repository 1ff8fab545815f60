public import JSONSource

/// Reads a profile document.
public enum ProfileDecoder {
  /// The keys of a profile, as data.
  package static var fields: [SchemaField] { ProfileFile.shape.fields.schema }

  /// What came of reading a profile.
  public struct Result: Sendable {
    /// The profile; `nil` where the document has errors.
    public let profile: DeviceProfile?

    /// The id that the document gives it, as far as it could be read.
    public var id: String?

    /// Every fault, in order of place.
    public let findings: [Finding]

    /// The tree; `nil` where the text is no JSON.
    public let document: JSONDocument?
  }

  /// Reads a profile from its text; `others` gives the profiles that it takes lists and cost models over from.
  public static func decode(_ source: SourceText, others: (String) -> DeviceProfile? = { _ in nil }) -> Result {
    let parsed = JSONParser.parse(source)
    guard let document = parsed.document, !parsed.findings.contains(where: { $0.severity == .error }) else {
      return Result(profile: nil, id: nil, findings: parsed.findings, document: parsed.document)
    }
    var reader = DocumentReader(document)
    guard let file = ProfileFile.shape.read(&reader, document.root) else {
      return Result(profile: nil, id: nil, findings: parsed.findings + reader.findings, document: document)
    }
    let checked = file.checked(&reader, others)
    let findings = (parsed.findings + reader.findings).sorted { $0.range < $1.range }
    let isUsable = !findings.contains { $0.severity == .error }
    return Result(profile: isUsable ? checked : nil, id: file.id?.value, findings: findings, document: document)
  }
}

/// A profile as its file has it, before names are looked up.
package struct ProfileFile: Sendable {
  /// The profile, as far as its document says it in one place.
  var profile = DeviceProfile()

  /// The version of the format: 1.
  var version: Located<Int>?

  /// The profile's id with its place.
  var id: Located<String>?

  /// Lists of formats, each by the name that cameras call it by.
  var tables: [MapEntry<[DeviceFormat]>] = []

  /// The cameras that something is known of.
  var cameras: [CameraFile] = []

  /// What the profile takes over from others.
  var references = ProfileReferences()

  /// The place of the last system.
  var lastSystem: SourceRange?

  /// The profile with its format tables, and what it takes over, put in place; what names nothing is reported.
  func checked(_ reader: inout DocumentReader, _ others: (String) -> DeviceProfile?) -> DeviceProfile {
    var profile = profile
    if let version, version.value != 1 {
      reader.report(.unsupportedVersion(version, of: "the profile format"))
    }
    check(&reader)
    profile.cameras = cameras.map(\.camera)
    for index in cameras.indices {
      guard let name = cameras[index].table else { continue }
      guard let table = tables.first(where: { $0.key.value == name.value }) else {
        reader.report(
          Finding(
            fault: .unknownReference, severity: .error,
            message: "no format table is called \(Suggestion.quote(name.value))", range: name.range,
            label: "not there"))
        continue
      }
      profile.cameras[index].formats = table.value.value
    }
    var references = references
    references.formats = cameras.indices.compactMap { index in cameras[index].formatsOf.map { (index, $0) } }
    references.resolve(in: &profile, &reader, others: others)
    return profile
  }
}

extension ProfileFile: ShapedObject {
  package static let shape = ObjectShape(keysOf: DeviceProfile.self, make: { ProfileFile() })
}

extension DeviceProfile {
  /// The keys of every object of a profile, as data; the profile itself comes first, an object before what is in it.
  public static var schema: [SchemaObject] { SchemaObject.all(ProfileFile.shape.fields.schema) }
}
