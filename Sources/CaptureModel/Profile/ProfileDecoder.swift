public import JSONSource

/// Reads a profile document.
public enum ProfileDecoder {
  /// What came of reading a profile.
  public struct Result: Sendable {
    /// The profile; `nil` where the document has errors.
    public let profile: DeviceProfile?

    /// The id that the document gives it, as far as it could be read.
    public var id: String?

    /// Every fault, in order of place.
    public let findings: [Finding]
  }

  /// Reads a profile from its text; `others` gives the profiles that it takes lists and cost models over from.
  public static func decode(_ source: SourceText, others: (String) -> DeviceProfile? = { _ in nil }) -> Result {
    let parsed = JSONParser.parse(source)
    guard let document = parsed.document, !parsed.findings.contains(where: { $0.severity == .error }) else {
      return Result(profile: nil, id: nil, findings: parsed.findings)
    }
    var reader = DocumentReader(document)
    guard let file = ProfileFile.shape.read(&reader, document.root) else {
      return Result(profile: nil, id: nil, findings: parsed.findings + reader.findings)
    }
    let checked = file.checked(&reader, others)
    let findings = (parsed.findings + reader.findings).sorted { $0.range < $1.range }
    let isUsable = !findings.contains { $0.severity == .error }
    return Result(profile: isUsable ? checked : nil, id: file.id?.value, findings: findings)
  }
}

/// A profile as its file has it, before names are looked up.
struct ProfileFile: Sendable {
  var profile = DeviceProfile()
  var version: Located<Int>?
  var id: Located<String>?
  var tables: [MapEntry<[DeviceFormat]>] = []
  var cameras: [CameraFile] = []
  var references = ProfileReferences()

  /// The profile with its format tables, and what it takes over, put in place; what names nothing is reported.
  func checked(_ reader: inout DocumentReader, _ others: (String) -> DeviceProfile?) -> DeviceProfile {
    var profile = profile
    if let version, version.value != 1 {
      reader.report(.unsupportedVersion(version, of: "the profile format"))
    }
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
  package static let shape = ObjectShape<ProfileFile>(
    {
      Field("$schema", .text()) { _, _ in }
      Field("capplanProfile", .integer(0...1_000_000), isRequired: true) { $0.version = $1 }
      Field("id", .text("the profile's id"), isRequired: true) {
        $0.id = $1
        $0.profile.id = $1.value
      }
      Field("name", .text("the device's name"), isRequired: true) { $0.profile.name = $1.value }
      Field("modelIdentifiers", .values(of: .text("a model identifier"))) { $0.profile.modelIdentifiers = $1.value }
      Field("operatingSystem", .nullable(.text())) { $0.profile.operatingSystem = $1.value }
      Field("chip", .nullable(.text())) { $0.profile.chip = $1.value }
      Field("multiCamSupported", .nullable(.boolean)) { $0.profile.multiCamSupported = $1.value }
      Field("releaseYear", .fact(Shape<Int>.integer(2000...2100))) { $0.profile.releaseYear = $1.value }
      Field("firstOperatingSystem", .fact(Shape<OSVersion>.version)) { $0.profile.firstOperatingSystem = $1.value }
      Field("lastOperatingSystem", .fact(Shape<LastSystem>.lastSystem)) { $0.profile.lastOperatingSystem = $1.value }
      Field("maxControlsCount", .fact(Shape<Int>.integer(0...1000))) { $0.profile.maxControlsCount = $1.value }
      Field("camerasComplete", .fact(Shape<Bool>.boolean)) { $0.profile.camerasComplete = $1.value }
      Field("siblings", .values(of: .object(ProfileSibling.self))) { $0.profile.siblings = $1.value }
      Field("formatTables", .map(of: .values(of: .object(DeviceFormat.self)))) { $0.tables = $1.value }
      Field("cameras", .values(of: .object(CameraFile.self))) { $0.cameras = $1.value }
      Field("multiCamDeviceSets", .nullable(.object(DeviceSetTable.self))) { $0.profile.multiCamDeviceSets = $1.value }
      Field("multiCamDeviceSetsOf", .text("a sibling's id")) { $0.references.deviceSets = $1 }
      Field("microphones", .nullable(.object(ProfileMicrophones.self))) { $0.profile.microphones = $1.value }
      Field("costModel", .nullable(.object(CostCoefficients.self))) {
        $0.profile.costModel = $1.value ?? CostCoefficients()
      }
      Field("costModelOf", .text("a profile's id")) { $0.references.costModel = $1 }
      Field("readingsOf", .text("a sibling's id")) { $0.references.readings = $1 }
      Field("sources", .values(of: .object(ProfileSource.self))) { $0.profile.sources = $1.value }
    },
    make: { _ in ProfileFile() })
}

/// A camera as its file has it, with the name of its format table.
struct CameraFile: Sendable {
  var camera = ProfileCamera()
  var table: Located<String>?
  var formatsOf: Located<CameraReference>?
}

extension CameraFile: ShapedObject {
  private static let presets = Shape<[PresetFormat]>.pairs(of: .integer(0...10_000)) { key, format in
    Preset(rawValue: key).map { PresetFormat(preset: $0, format: FormatIndex(format)) }
  }

  package static let shape = ObjectShape<CameraFile>(
    {
      Field("deviceType", Shape<DeviceType>.name("device type"), isRequired: true) {
        $0.camera.deviceType = $1.value.current
      }
      Field("position", .name("position"), isRequired: true) { $0.camera.position = $1.value }
      Field("name", .nullable(.text())) { $0.camera.name = $1.value }
      Field("constituents", DeviceType.listShape) { $0.camera.constituents = $1.value.map(\.current) }
      Field("sensor", .fact(Dimensions.shape)) { $0.camera.sensor = $1.value }
      Field("hasTorch", .fact(Shape<Bool>.boolean)) { $0.camera.hasTorch = $1.value }
      Field("hasFlash", .fact(Shape<Bool>.boolean)) { $0.camera.hasFlash = $1.value }
      Field("source", .text("a source's id")) { $0.camera.source = $1.value }
      Field("formatTable", .text("the name of a format table")) { $0.table = $1 }
      Field("formats", .values(of: .object(DeviceFormat.self))) { $0.camera.formats = $1.value }
      Field("formatsOf", CameraReference.shape) { $0.formatsOf = $1 }
      Field("formatsComplete", .boolean) { $0.camera.formatsComplete = $1.value }
      Field("multiCamFormatsComplete", .boolean) { $0.camera.multiCamFormatsComplete = $1.value }
      Field("presets", presets) { $0.camera.presets = $1.value }
      Field("manualControls", .nullable(.boolean)) { $0.camera.manualControls = $1.value }
      Field("autoFocusSystem", Shape<AutoFocusSystem?>.nullable(Shape<AutoFocusSystem>.name("auto focus system"))) {
        $0.camera.autoFocusSystem = $1.value
      }
      Field("mattes", .nullable(MatteType.listShape)) { $0.camera.mattes = $1.value }
    },
    make: { _ in CameraFile() })
}

extension DeviceProfile {
  /// The keys of every object of a profile, as data; the profile itself comes first, an object before what is in it.
  public static var schema: [SchemaObject] { SchemaObject.all(ProfileFile.shape.fields.schema) }
}
