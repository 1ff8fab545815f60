/// What is known of one device, and how it is known; what is not known is `nil`.
public struct DeviceProfile: Sendable {
  public var id = ""
  public var name = ""
  public var modelIdentifiers: [String] = []
  public var operatingSystem: String?
  public var chip: String?

  /// Whether the device can run a multi-camera session.
  public var multiCamSupported: Bool?
  public var cameras: [ProfileCamera] = []
  public var multiCamDeviceSets: DeviceSetTable?
  public var microphones: ProfileMicrophones?
  public var costModel = CostCoefficients()
  public var sources: [ProfileSource] = []

  init() {}

  /// The camera of this type at this position; without a position, the only one of its type.
  public func camera(_ type: DeviceType, at position: DevicePosition?) -> ProfileCamera? {
    cameraIndex(type, at: position).map { cameras[$0] }
  }

  /// The place of that camera in `cameras`.
  public func cameraIndex(_ type: DeviceType, at position: DevicePosition?) -> Int? {
    let matches = cameras.indices.filter {
      cameras[$0].deviceType == type.current && (position == nil || cameras[$0].position == position)
    }
    return matches.count == 1 || position != nil ? matches.first : nil
  }

  /// The source with this id.
  public func source(_ id: String?) -> ProfileSource? { sources.first { $0.id == id } }
}

/// Where a fact comes from.
public struct ProfileSource: Sendable {
  /// How a fact is known.
  public enum Kind: String, Vocabulary {
    /// Apple published it.
    case documented

    /// A device printed it.
    case printed

    /// Someone wrote down what a device did.
    case reported

    /// Computed from other facts.
    case derived

    /// A guess with its bounds.
    case estimated
  }

  public var id = ""
  public var kind = Kind.estimated
  public var reference = ""
  public var note: String?
}

/// A camera of a device.
public struct ProfileCamera: Sendable {
  public var deviceType = DeviceType.builtInWideAngleCamera
  public var position = DevicePosition.unspecified
  public var name: String?
  public var constituents: [DeviceType] = []

  /// In `device.formats` order.
  public var formats: [DeviceFormat] = []

  /// Whether the list holds every format of the camera.
  public var formatsComplete = false

  /// Whether the list holds every format of the camera that runs in a multi-camera session.
  public var multiCamFormatsComplete = false

  /// The preset's place in `formats`.
  public var presets: [(preset: Preset, format: Int)] = []
  public var manualControls: Bool?
  public var autoFocusSystem: AutoFocusSystem?
  public var mattes: [MatteType]?
  public var source: String?

  /// The camera in words: `back telephoto`.
  public var title: String { DeviceKey(deviceType, position).description }
}

/// A camera's type and position: what tells the cameras of one device apart.
public struct DeviceKey: Hashable, Sendable, CustomStringConvertible {
  public let deviceType: DeviceType
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

/// The sets of cameras that may run together (`supportedMultiCamDeviceSets`).
public struct DeviceSetTable: Sendable {
  /// Whether this is the whole table for the device types that it was asked with.
  public var complete = false

  /// The device types that the table was asked with; empty where that is not known.
  public var deviceTypes: [DeviceType] = []

  /// Each set without order.
  public var sets: [[DeviceKey]] = []
  public var source: String?
}

/// The microphones of a device.
public struct ProfileMicrophones: Sendable {
  public var count: Int?
  public var beams: [DevicePosition]?
  public var source: String?
}
