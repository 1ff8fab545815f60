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
struct ProfileFile: Sendable {
  var profile = DeviceProfile()
  var version: Located<Int>?
  var id: Located<String>?
  var tables: [MapEntry<[DeviceFormat]>] = []
  var cameras: [CameraFile] = []
  var references = ProfileReferences()
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
  package static let shape = ObjectShape<ProfileFile>(
    {
      Field("$schema", .text(), about: "Where the schema is") { _, _ in }
      Field("capplanProfile", .formatVersion, about: "The version of the format: 1", isRequired: true) {
        $0.version = $1
      }
      Field(
        "id", .text("the profile's id"), about: "The name that commands and other profiles call it by",
        isRequired: true
      ) {
        $0.id = $1
        $0.profile.id = $1.value
      }
      Field("name", .text("the device's name"), about: "What people call the device", isRequired: true) {
        $0.profile.name = $1.value
      }
      Field(
        "modelIdentifiers", .values(of: .text("a model identifier")),
        about: "The models that it describes: `iPhone13,3`"
      ) { $0.profile.modelIdentifiers = $1.value }
      Field("operatingSystem", .nullable(.text()), about: "The system of the device") {
        $0.profile.operatingSystem = $1.value
      }
      Field("chip", .nullable(.text()), about: "The chip: `A12 Bionic`") { $0.profile.chip = $1.value }
      Field("multiCamSupported", .nullable(.boolean), about: "Whether the device runs multi-camera sessions") {
        $0.profile.multiCamSupported = $1.value
      }
      Field("releaseYear", .fact(Shape<Int>.integer(2000...2100)), about: "The year in which it came out") {
        $0.profile.releaseYear = $1.value
      }
      Field(
        "firstOperatingSystem", .fact(Shape<OSVersion>.version), about: "The first system that the device came with"
      ) { $0.profile.firstOperatingSystem = $1.value }
      Field("lastOperatingSystem", .fact(Shape<LastSystem>.lastSystem), about: "The last system that it gets") {
        $0.profile.lastOperatingSystem = $1.value
        $0.lastSystem = $1.range
      }
      Field(
        "maxControlsCount", .fact(Shape<Int>.integer(0...1000)), .property(of: "AVCaptureSession", since: .iOS(18)),
        about: "How many controls a session takes; 0 on a device without Camera Control"
      ) { $0.profile.maxControlsCount = $1.value }
      Field("camerasComplete", .fact(Shape<Bool>.boolean), about: "Whether `cameras` has every camera of the device") {
        $0.profile.camerasComplete = $1.value
      }
      Field("siblings", .values(of: .object(ProfileSibling.self)), about: "The devices that have the same cameras") {
        $0.profile.siblings = $1.value
      }
      Field(
        "formatTables", .map(of: .values(of: DeviceFormat.listed)),
        about: "Lists of formats by name, for several cameras"
      ) { $0.tables = $1.value }
      Field("cameras", .values(of: .object(CameraFile.self)), about: "How many cameras it uses") {
        $0.cameras = $1.value
      }
      Field(
        "multiCamDeviceSets", .nullable(.object(DeviceSetTable.self)),
        about: "The sets of cameras that may run together"
      ) { $0.profile.multiCamDeviceSets = $1.value }
      Field("multiCamDeviceSetsOf", .text("a sibling's id"), about: "Whose device sets the device has") {
        $0.references.deviceSets = $1
      }
      Field("microphones", .nullable(.object(ProfileMicrophones.self)), about: "What is known of the microphones") {
        $0.profile.microphones = $1.value
      }
      Field("costModel", .nullable(.object(CostCoefficients.self)), about: "Whose cost model the device has") {
        $0.profile.costModel = $1.value ?? CostCoefficients()
      }
      Field("costModelOf", .text("a profile's id"), about: "Whose cost model the device has") {
        $0.references.costModel = $1
      }
      Field("readingsOf", .text("a sibling's id"), about: "Whose readings are the device's too") {
        $0.references.readings = $1
      }
      Field("sources", .values(of: .object(ProfileSource.self)), about: "Where the facts come from") {
        $0.profile.sources = $1.value
      }
    },
    make: { _ in ProfileFile() })
}

/// A camera as its file has it, with the name of its format table.
struct CameraFile: Sendable {
  var camera = ProfileCamera()
  var place: SourceRange?
  var table: Located<String>?
  var formatsOf: Located<CameraReference>?
}

extension CameraFile: ShapedObject {
  private static let presets = Shape<[PresetFormat]>.pairs(of: .integer(0...10_000)) { key, format in
    Preset(rawValue: key).map { PresetFormat(preset: $0, format: FormatIndex(format)) }
  }

  package static let shape = ObjectShape<CameraFile>(
    {
      Field(
        "deviceType", Shape<DeviceType>.name("device type"), about: "The kind of camera, or the microphone",
        isRequired: true
      ) {
        $0.camera.deviceType = $1.value.current
        $0.place = $1.range
      }
      Field("position", .name("position"), about: "Where the device is", isRequired: true) {
        $0.camera.position = $1.value
      }
      Field(
        "name", .nullable(.text()), .property("localizedName", of: "AVCaptureDevice"),
        about: "What the device calls the camera"
      ) { $0.camera.name = $1.value }
      Field(
        "constituents", DeviceType.listShape,
        about: "The cameras that a virtual device is made of (`constituentDevices`), by the definition of its kind"
      ) { $0.camera.constituents = $1.value.map(\.current) }
      Field("sensor", .fact(Dimensions.shape), about: "The size of the whole sensor") { $0.camera.sensor = $1.value }
      Field(
        "hasTorch", .fact(Shape<Bool>.boolean), .property(of: "AVCaptureDevice"),
        about: "Whether it has a light for video"
      ) {
        $0.camera.hasTorch = $1.value
      }
      Field(
        "hasFlash", .fact(Shape<Bool>.boolean), .property(of: "AVCaptureDevice"),
        about: "Whether it has a light for photos"
      ) {
        $0.camera.hasFlash = $1.value
      }
      Field("source", .sourceID, about: "The id of the profile's source") { $0.camera.source = $1.value }
      Field(
        "formatTable", .text("the name of a format table"), about: "The name of the list of formats in formatTables"
      ) { $0.table = $1 }
      Field(
        "formats", .values(of: DeviceFormat.listed), about: "The camera by its index, and whose formats it has"
      ) { $0.camera.formats = $1.value }
      Field("formatsOf", CameraReference.shape, about: "The camera of a sibling that the list is taken over from") {
        $0.formatsOf = $1
      }
      Field("formatsComplete", .boolean, about: "Whether the list holds every format of the camera") {
        $0.camera.formatsComplete = $1.value
      }
      Field(
        "multiCamFormatsComplete", .boolean,
        about: "Whether the list holds every format of the camera that runs in a multi-camera session"
      ) { $0.camera.multiCamFormatsComplete = $1.value }
      Field("presets", presets, about: "The format that each preset chooses, by its index in `formats`") {
        $0.camera.presets = $1.value
      }
      Field("manualControls", .nullable(.boolean), about: "Whether its users set exposure or focus by hand") {
        $0.camera.manualControls = $1.value
      }
      Field(
        "autoFocusSystem", Shape<AutoFocusSystem?>.nullable(Shape<AutoFocusSystem>.name("auto focus system")),
        about: "`AVCaptureDevice.Format.autoFocusSystem`"
      ) {
        $0.camera.autoFocusSystem = $1.value
      }
      Field(
        "mattes", .nullable(MatteType.listShape),
        about: "`AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes`"
      ) { $0.camera.mattes = $1.value }
    },
    make: { _ in CameraFile() })
}

extension DeviceProfile {
  /// The keys of every object of a profile, as data; the profile itself comes first, an object before what is in it.
  public static var schema: [SchemaObject] { SchemaObject.all(ProfileFile.shape.fields.schema) }
}
