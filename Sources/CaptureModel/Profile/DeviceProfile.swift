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

  /// A profile that nothing is known of.
  package init() {}

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

/// The microphones of a device; what is not known is `nil`.
public struct ProfileMicrophones: Sendable {
  /// How many microphones the device has.
  public var count: Int?

  /// The positions that sound can be recorded from (`sourceDevicePosition` of an audio port).
  public var beams: [DevicePosition]?

  /// The id of the profile's source.
  public var source: String?
}
