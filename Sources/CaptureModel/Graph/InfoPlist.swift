/// What an app's Info.plist says, as far as a rule asks.
public struct InfoPlist: Sendable, Equatable {
  /// The texts that tell people why the app uses something, by their keys: `NSCameraUsageDescription`.
  public var usageDescriptions: [String: String]

  /// `UIBackgroundModes`: `audio`, `voip`.
  public var backgroundModes: [String]

  /// `NSCameraUseExternalDeviceType`: whether cameras that are not built in have a type of their own.
  public var usesExternalCameraType: Bool

  /// What a file says.
  public init(
    usageDescriptions: [String: String] = [:], backgroundModes: [String] = [], usesExternalCameraType: Bool = false
  ) {
    self.usageDescriptions = usageDescriptions
    self.backgroundModes = backgroundModes
    self.usesExternalCameraType = usesExternalCameraType
  }
}

/// What came of reading an Info.plist.
public enum InfoPlistReading: Sendable, Equatable {
  /// The file.
  case read(InfoPlist)

  /// Why there is none, to follow the file's name: `can't be read: no such file or directory`.
  case unreadable(String)
}
