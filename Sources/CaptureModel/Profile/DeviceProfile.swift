import JSONSource

/// The known facts about one device, and how they are known; unknown facts are `nil`.
public struct DeviceProfile: Sendable {
  /// The name used in graphs, commands and other profiles: `iphone-xs`.
  public var id = ""

  /// The device's name, for people.
  public var name = ""

  /// The device's name in a sentence; a profile without a device is `the profile …`.
  public var nameInSentences: String { modelIdentifiers.isEmpty && chip == nil ? "the profile \(id)" : name }

  /// The models that it describes, such as `iPhone13,3` (`utsname.machine`).
  public var modelIdentifiers: [String] = []

  /// The system on which the facts were found, such as `iOS 13.0`.
  public var operatingSystem: String?

  /// The chip, such as `A12 Bionic`.
  public var chip: String?

  /// Whether the device runs multi-camera sessions: `AVCaptureMultiCamSession.isMultiCamSupported`.
  public var multiCamSupported: Bool?

  /// The year in which it came out.
  public var releaseYear: ProfileFact<Int>?

  /// The first system of the device.
  public var firstOperatingSystem: ProfileFact<OSVersion>?

  /// The last system of the device.
  public var lastOperatingSystem: ProfileFact<LastSystem>?

  /// How many controls a session takes; 0 on a device without Camera Control: `AVCaptureSession.maxControlsCount`.
  public var maxControlsCount: ProfileFact<Int>?

  /// Whether sessions take controls, if how many is not known: `AVCaptureSession.supportsControls`; not in documents.
  public var supportsControls: ProfileFact<Bool>?

  /// Whether cameras can be connected to the device, so that it may have one while the app runs; not in documents.
  public package(set) var takesConnectedCameras: ProfileFact<Bool>?

  /// Whether `cameras` lists every camera of the device.
  public var camerasComplete: ProfileFact<Bool>?

  /// The devices that have the same cameras.
  public var siblings: [ProfileSibling] = []

  /// The known cameras.
  public var cameras: [ProfileCamera] = []

  /// The sets of cameras that may run together.
  public var multiCamDeviceSets: DeviceSetTable?

  /// The id of the sibling whose device sets the device has.
  public var multiCamDeviceSetsOf: String?

  /// The known facts about the microphones.
  public var microphones: ProfileMicrophones?

  /// The coefficients of the cost model. All are unknown if the profile has no model.
  public var costModel = CostCoefficients()

  /// The id of the profile whose cost model the device has.
  public var costModelOf: String?

  /// Where the facts come from.
  public var sources: [ProfileSource] = []

  /// An empty profile.
  package init() {}

  /// The camera with this type and position; without a position, the only one of its type.
  public func camera(_ type: DeviceType, at position: DevicePosition?) -> ProfileCamera? {
    cameraIndex(type, at: position).map { cameras[$0] }
  }

  /// The index of that camera in `cameras`.
  public func cameraIndex(_ type: DeviceType, at position: DevicePosition?) -> Int? {
    let matches = cameras.indices.filter {
      cameras[$0].deviceType == type.current && (position == nil || cameras[$0].position == position)
    }
    return matches.count == 1 || position != nil ? matches.first : nil
  }

  /// The source with this id.
  public func source(_ id: String?) -> ProfileSource? { indexOfSource(id).map { sources[$0] } }

  func indexOfSource(_ id: String?) -> Int? {
    guard let id else { return nil }
    return sources.firstIndex { $0.id == id }
  }
}

extension DeviceProfile: KeyedObject {
  package static var blank: DeviceProfile { DeviceProfile() }

  package static func access(_ file: inout ProfileFile, _ body: (inout DeviceProfile) -> Void) { body(&file.profile) }

  package static func visit(_ keys: inout some KeyVisitor<DeviceProfile>) {
    keys.read("$schema", .text(), about: KeySentence.schema) { _, _ in }
    keys.read("capplanProfile", .formatVersion, about: KeySentence.version, .required) { $0.version = $1 }
    keys.key(
      "id", .text("the profile's id"), about: "The name used in graphs, commands and other profiles", .required,
      place: { $0.id = Located($0.profile.id, at: $1) }
    ) { $1(&$0.id) }
    keys.key("name", .text("the device's name"), about: "The device's name, for people", .required) { $1(&$0.name) }
    keys.key(
      "modelIdentifiers", .values(of: .text("a model identifier")),
      about: "The models that it describes, such as `iPhone13,3`"
    ) { $1(&$0.modelIdentifiers) }
    keys.key(
      "operatingSystem", .nullable(.text()), about: "The system on which the facts were found, such as `iOS 13.0`"
    ) { $1(&$0.operatingSystem) }
    keys.key("chip", .nullable(.text()), about: "The chip, such as `A12 Bionic`") { $1(&$0.chip) }
    keys.key(
      "multiCamSupported", .nullable(.boolean), about: "Whether the device runs multi-camera sessions",
      says: .described()
    ) { $1(&$0.multiCamSupported) }
    keys.fact("releaseYear", .integer(2000...2100), about: "The year in which it came out", .lasting) {
      $1(&$0.releaseYear)
    }
    keys.fact("firstOperatingSystem", .version, about: "The first system of the device", .lasting) {
      $1(&$0.firstOperatingSystem)
    }
    keys.fact(
      "lastOperatingSystem", .lastSystem, about: "The last system of the device", [.lasting, .unshown],
      place: { $0.lastSystem = $1 }
    ) { $1(&$0.lastOperatingSystem) }
    keys.fact(
      "maxControlsCount", .integer(0...1000), .property(of: "AVCaptureSession", since: .iOS(18), set: .fixed),
      about: "How many controls a session takes; 0 on a device without Camera Control"
    ) { $1(&$0.maxControlsCount) }
    keys.fact("camerasComplete", .boolean, about: "Whether `cameras` lists every camera of the device", .apart) {
      $1(&$0.camerasComplete)
    }
    keys.key(
      "siblings", .values(of: .object(ProfileSibling.self)), about: "The devices that have the same cameras", .apart
    ) { $1(&$0.siblings) }
    visitParts(&keys)
  }

  /// Visits the keys of the device's parts, which are merged part by part.
  private static func visitParts(_ keys: inout some KeyVisitor<DeviceProfile>) {
    keys.read(
      "formatTables", .map(of: .values(of: DeviceFormat.listed)),
      about: "Lists of formats, each with a name for cameras"
    ) { $0.tables = $1.value }
    keys.key(
      "cameras", .values(of: .object(CameraFile.self)), about: "The known cameras",
      [.always, .apart],
      reads: { $0.cameras = $1.value }
    ) { $1(&$0.cameras) }
    keys.key(
      "multiCamDeviceSets", .nullable(.object(DeviceSetTable.self)), about: "The sets of cameras that may run together",
      .apart
    ) { $1(&$0.multiCamDeviceSets) }
    keys.key(
      "multiCamDeviceSetsOf", .text("a sibling's id"), about: "The id of the sibling whose device sets the device has",
      [.never, .apart],
      reads: { $0.references.deviceSets = $1 }
    ) { $1(&$0.multiCamDeviceSetsOf) }
    keys.key(
      "microphones", .nullable(.object(ProfileMicrophones.self)), about: "The known facts about the microphones", .apart
    ) { $1(&$0.microphones) }
    keys.key("costModel", .costModel, about: "The coefficients of the cost model", .apart) { $1(&$0.costModel) }
    keys.key(
      "costModelOf", .text("a profile's id"), about: "The id of the profile whose cost model the device has",
      [.never, .apart],
      reads: { $0.references.costModel = $1 }
    ) { $1(&$0.costModelOf) }
    keys.read(
      "readingsOf", .text("a sibling's id"), about: "The id of a sibling whose readings also count for the device"
    ) {
      $0.references.readings = $1
    }
    keys.key(
      "sources", .values(of: .object(ProfileSource.self)), about: "Where the facts come from", [.always, .apart]
    ) { $1(&$0.sources) }
  }
}

extension Shape where Value == CostCoefficients {
  /// A cost model, or `null`.
  fileprivate static var costModel: Shape {
    Shape<CostCoefficients?>.nullable(.object(CostCoefficients.self)).map { $0 ?? CostCoefficients() }
  }
}
