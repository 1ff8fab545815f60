public import JSONSource

/// What is known of one device, and how it is known; what is not known is `nil`.
public struct DeviceProfile: Sendable {
  /// The name that graphs and `--profile` call it by: `iphone-xs`.
  public var id = ""

  /// The device's name, for people.
  public var name = ""

  /// The device as a sentence names it; a profile that describes no device is named as a profile.
  public var nameInSentences: String { modelIdentifiers.isEmpty && chip == nil ? "the profile \(id)" : name }

  /// The models that it describes, as `utsname.machine` has them: `iPhone11,2`.
  public var modelIdentifiers: [String] = []

  /// The system that the facts were found on: `iOS 13.0`.
  public var operatingSystem: String?

  /// The chip: `A12 Bionic`.
  public var chip: String?

  /// `AVCaptureMultiCamSession.isMultiCamSupported`.
  public var multiCamSupported: Bool?

  /// The year in which it came out.
  public var releaseYear: ProfileFact<Int>?

  /// The first system that the device came with.
  public var firstOperatingSystem: ProfileFact<OSVersion>?

  /// The last system that it gets.
  public var lastOperatingSystem: ProfileFact<LastSystem>?

  /// `AVCaptureSession.maxControlsCount`; 0 on a device without Camera Control.
  public var maxControlsCount: ProfileFact<Int>?

  /// Whether `cameras` has every camera of the device.
  public var camerasComplete: ProfileFact<Bool>?

  /// The devices that have the same cameras.
  public var siblings: [ProfileSibling] = []

  /// The cameras that something is known of.
  public var cameras: [ProfileCamera] = []

  /// The sets of cameras that may run together.
  public var multiCamDeviceSets: DeviceSetTable?

  /// The id of the profile that they are taken over from.
  public var multiCamDeviceSetsOf: String?

  /// What is known of the microphones.
  public var microphones: ProfileMicrophones?

  /// The coefficients of the cost model; none is known where the profile has no model.
  public var costModel = CostCoefficients()

  /// The id of the profile that the cost model is taken over from.
  public var costModelOf: String?

  /// Where the facts come from.
  public var sources: [ProfileSource] = []

  init() {}

  /// The camera of this type at this position; without a position, the only one of its type.
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

/// Where a fact comes from.
public struct ProfileSource: Equatable, Sendable {
  /// The name that facts call it by.
  public var id = ""

  /// How the facts that name it are known.
  public var kind = FactKind.estimated

  /// The talk, page, listing or formula.
  public var reference = ""

  /// What people should know of it.
  public var note: String?

  init() {}

  /// A source.
  package init(id: String, kind: FactKind, reference: String = "", note: String? = nil) {
    (self.id, self.kind, self.reference, self.note) = (id, kind, reference, note)
  }
}

/// A camera of a device; what is not known is `nil`.
public struct ProfileCamera: Sendable {
  /// `AVCaptureDevice.deviceType`, under its current name.
  public var deviceType = DeviceType.builtInWideAngleCamera

  /// `AVCaptureDevice.position`.
  public var position = DevicePosition.unspecified

  /// `AVCaptureDevice.localizedName`.
  public var name: String?

  /// The types of `AVCaptureDevice.constituentDevices`; empty means those of `DeviceType.constituents`.
  public var constituents: [DeviceType] = []

  /// The size of the whole sensor.
  public var sensor: ProfileFact<Dimensions>?

  /// `AVCaptureDevice.hasTorch`.
  public var hasTorch: ProfileFact<Bool>?

  /// `AVCaptureDevice.hasFlash`.
  public var hasFlash: ProfileFact<Bool>?

  /// `AVCaptureDevice.formats`, in its order.
  public var formats: [DeviceFormat] = []

  /// Formats that are known, but less well than is believed: one of them may be the one that a graph means.
  public internal(set) var disbelievedFormats: [DeviceFormat]?

  /// The camera of a sibling that the list is taken over from.
  public var formatsOf: CameraReference?

  /// Whether the list holds every format of the camera.
  public var formatsComplete = false

  /// Whether the list holds every format of the camera that runs in a multi-camera session.
  public var multiCamFormatsComplete = false

  /// The id of the source that says that formats which are too fast or too large do not run in a multi-camera session, in a
  /// list that is not whole; no document says so.
  public package(set) var singleFormatsSource: String?

  /// The format that each preset chooses, by its index in `formats`.
  public var presets: [PresetFormat] = []

  /// Whether custom exposure, lens positions and white balance gains can be set.
  public var manualControls: Bool?

  /// `AVCaptureDevice.Format.autoFocusSystem`.
  public var autoFocusSystem: AutoFocusSystem?

  /// `AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes`.
  public var mattes: [MatteType]?

  /// The id of the profile's source.
  public var source: String?

  /// The id of the source of the list of formats, where it is not that of the camera; no document says so.
  var formatsSource: String?

  /// The same of `manualControls`.
  var manualControlsSource: String?

  /// The same of `autoFocusSystem`.
  var autoFocusSource: String?

  /// The same of `mattes`.
  var mattesSource: String?

  /// The id of the source of the list of formats as a whole.
  public var sourceOfFormats: String? { formatsSource ?? source }

  /// The id of the source of `manualControls`.
  public var sourceOfManualControls: String? { manualControlsSource ?? source }

  /// The id of the source of `autoFocusSystem`.
  public var sourceOfAutoFocus: String? { autoFocusSource ?? source }

  /// The id of the source of `mattes`.
  public var sourceOfMattes: String? { mattesSource ?? source }

  /// The camera in words: `back telephoto`.
  public var title: String { DeviceKey(deviceType, position).description }
}

/// The format that a preset chooses.
public struct PresetFormat: Sendable {
  /// The preset.
  public var preset: Preset

  /// The index of the format in the camera's list.
  public var format: FormatIndex
}

/// A camera's type and position: what tells the cameras of one device apart.
public struct DeviceKey: Hashable, Sendable, CustomStringConvertible {
  /// The type, under its current name.
  public let deviceType: DeviceType

  /// The side of the device.
  public let position: DevicePosition

  /// A type, under its current name, and a position.
  public init(_ deviceType: DeviceType, _ position: DevicePosition) {
    self.deviceType = deviceType.current
    self.position = position
  }

  /// `back telephoto`.
  public var description: String {
    position == .unspecified ? deviceType.shortName : "\(position.rawValue) \(deviceType.shortName)"
  }
}

/// The sets of cameras that may run together (`AVCaptureDevice.DiscoverySession.supportedMultiCamDeviceSets`).
public struct DeviceSetTable: Sendable {
  /// Whether this is the whole table for the device types that it was asked with.
  public var complete = false

  /// The device types that the table was asked with; empty where that is not known.
  public var deviceTypes: [DeviceType] = []

  /// Each set without order.
  public var sets: [[DeviceKey]] = []

  /// The id of the profile's source.
  public var source: String?

  /// Sets that other devices of the family have, and this one as far as is known; no document lists them.
  public var familySets: [[DeviceKey]]?

  /// The id of the source of those.
  public var familySource: String?
}

/// The microphones of a device; what is not known is `nil`.
public struct ProfileMicrophones: Sendable {
  /// How many microphones the device has.
  public var count: Int?

  /// The positions that sound can be recorded from (`sourceDevicePosition` of an audio port).
  public var beams: [DevicePosition]?

  /// The id of the profile's source.
  public var source: String?
}
