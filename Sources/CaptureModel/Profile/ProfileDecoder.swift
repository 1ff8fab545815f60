public import JSONSource

/// Reads a profile document.
public enum ProfileDecoder {
  /// The keys of a profile, as data.
  package static var fields: [SchemaField] { ProfileFile.shape.fields.schema }

  /// The result of reading a profile.
  public struct Result: Sendable {
    /// The profile; `nil` if the document has errors.
    public let profile: DeviceProfile?

    /// The id in the document, if readable.
    public var id: String?

    /// Every fault, in order of place.
    public let findings: [Finding]

    /// The tree; `nil` if the text isn't JSON.
    public let document: JSONDocument?
  }

  /// Reads a profile from its text; `others` finds profiles that it takes lists or cost models from.
  public static func decode(_ source: SourceText, others: (String) -> DeviceProfile? = { _ in nil }) -> Result {
    let parsed = JSONParser.parse(source, limit: ProfileLimits.bytes)
    guard let document = parsed.document, !parsed.findings.contains(where: { $0.severity == .error }) else {
      return Result(profile: nil, id: nil, findings: parsed.findings, document: parsed.document)
    }
    var reader = DocumentReader(document)
    reader.bytesOfLists = DocumentReader.mostBytesOfLists
    guard let file = ProfileFile.shape.read(&reader, document.root) else {
      return Result(profile: nil, id: nil, findings: parsed.findings + reader.findings, document: document)
    }
    let tooLong = ProfileLimits.fault(of: document) ?? reader.firstLeftOut.map { .listsTooLong(at: $0) }
    let checked = file.checked(&reader, others)
    let found = parsed.findings + reader.findings + (tooLong.map { [$0] } ?? [])
    let findings = found.sorted { $0.range < $1.range }
    let isUsable = !findings.contains { $0.severity == .error }
    return Result(profile: isUsable ? checked : nil, id: file.id?.value, findings: findings, document: document)
  }
}

/// A profile from a file, before names are looked up.
package struct ProfileFile: Sendable {
  /// The profile, without parts that need a look-up.
  var profile = DeviceProfile()

  /// The version of the format: 1.
  var version: Located<Int>?

  /// The profile's id with its place.
  var id: Located<String>?

  /// Lists of formats, each with a name for cameras.
  var tables: [MapEntry<[DeviceFormat]>] = []

  /// The known cameras.
  var cameras: [CameraFile] = []

  /// The references to other profiles.
  var references = ProfileReferences()

  /// The place of the last system.
  var lastSystem: SourceRange?

  /// The profile with its format tables and referenced parts filled in; reports names that match nothing.
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
            label: "not found"))
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
  /// The keys of every object of a profile, as data; parents come first.
  public static var schema: [SchemaObject] { SchemaObject.all(ProfileFile.shape.fields.schema) }
}
