open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
  }

  public struct PolarPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
    public static let cardioid = PolarPattern(rawValue: "Cardioid")
    public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
    public static let stereo = PolarPattern(rawValue: "Stereo")
  }

  nonisolated(unsafe) private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }

  public enum RouteSharingPolicy: UInt, Sendable { case `default` = 0, longFormAudio = 1 }

  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }

  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }

  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool) throws {}
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
}

open class AVAudioSessionPortDescription: NSObject {
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {}
}

open class AVAudioSessionDataSourceDescription: NSObject {
  open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
  open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {}
}
