/// The device that the fake plays: its cameras, what may run together, and what that costs.
///
/// It is read from the JSON file that the environment variable `FAKE_CAPTURE_WORLD` names.
struct World: Decodable {
  /// Whether the device runs several cameras at once.
  var multiCamSupported = true

  /// The iOS SDK that the app is linked with, which some limits follow.
  var linkedSDK = 26.0

  /// The access that the user has given, by media type; `authorized` where it is not said.
  var authorization: [String: String] = [:]

  /// The features of outputs, inputs and the session that the device has not, by the stem of their property.
  var unsupported: Set<String> = []

  /// How many controls a session takes.
  var maxControlsCount = 0

  var cameras: [CameraFacts] = []
  var multiCamDeviceSets: [[DeviceName]] = []
  var costs = CostFormula()

  /// The device type and position of a camera.
  struct DeviceName: Decodable, Hashable {
    let deviceType: String
    let position: String
  }

  /// The device, read once.
  nonisolated(unsafe) static let current: World = {
    guard let path = ProcessInfo.processInfo.environment["FAKE_CAPTURE_WORLD"] else {
      fatalError("FAKE_CAPTURE_WORLD names no file")
    }
    do {
      return try JSONDecoder().decode(World.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      fatalError("\(path): \(error)")
    }
  }()

  /// Whether the device has a feature, named as its property without `is` and `Supported`.
  static func supports(_ feature: String) -> Bool { !current.unsupported.contains(feature) }

  /// The values of a list of what may be chosen; none where the device has not the feature that the list is about.
  static func offered<Value>(_ values: [Value], _ feature: String) -> [Value] { supports(feature) ? values : [] }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    multiCamSupported = try values.decodeIfPresent(Bool.self, forKey: .multiCamSupported) ?? multiCamSupported
    linkedSDK = try values.decodeIfPresent(Double.self, forKey: .linkedSDK) ?? linkedSDK
    authorization = try values.decodeIfPresent([String: String].self, forKey: .authorization) ?? [:]
    unsupported = try values.decodeIfPresent(Set<String>.self, forKey: .unsupported) ?? []
    maxControlsCount = try values.decodeIfPresent(Int.self, forKey: .maxControlsCount) ?? 0
    cameras = try values.decodeIfPresent([CameraFacts].self, forKey: .cameras) ?? []
    multiCamDeviceSets = try values.decodeIfPresent([[DeviceName]].self, forKey: .multiCamDeviceSets) ?? []
    costs = try values.decodeIfPresent(CostFormula.self, forKey: .costs) ?? CostFormula()
  }

  private enum CodingKeys: CodingKey {
    case multiCamSupported, linkedSDK, authorization, unsupported, maxControlsCount, cameras, multiCamDeviceSets, costs
  }
}
