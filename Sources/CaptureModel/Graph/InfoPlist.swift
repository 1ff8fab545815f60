/// The parts of an app's Info.plist that rules read.
public struct InfoPlist: Sendable, Equatable {
  /// The usage descriptions, by key: `NSCameraUsageDescription`.
  public var usageDescriptions: [String: String]

  /// `UIBackgroundModes`: `audio`, `voip`.
  public var backgroundModes: [String]

  /// `NSCameraUseExternalDeviceType`: whether external cameras have a type of their own.
  public var usesExternalCameraType: Bool

  /// The contents of a file.
  public init(
    usageDescriptions: [String: String] = [:], backgroundModes: [String] = [], usesExternalCameraType: Bool = false
  ) {
    self.usageDescriptions = usageDescriptions
    self.backgroundModes = backgroundModes
    self.usesExternalCameraType = usesExternalCameraType
  }
}

/// The result of reading an Info.plist.
public enum InfoPlistReading: Sendable, Equatable {
  /// The file.
  case read(InfoPlist)

  /// The reason for a failure, to follow the file's name: `can't be read: no such file or directory`.
  case unreadable(String)
}
