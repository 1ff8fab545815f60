/// The device profiles that come with capplan, by their ids: packed, to be read at once.
///
/// `PackedProfiles.swift`, which `make profiles` writes, has its members: `ids`, `devices`, `packed(_:)` and `texts`.
public enum DeviceProfiles {
  /// What a bundled profile can be called by.
  public struct Device: Sendable {
    /// The id: `iphone-12-pro`.
    public let id: String

    /// The device's name: `iPhone 12 Pro`.
    public let name: String

    /// The models, as `utsname.machine` has them: `iPhone13,3`.
    public let modelIdentifiers: [String]

    /// Whether it runs multi-camera sessions; `nil` where that is not known.
    public var multiCamSupported: Bool?

    /// The first system that it came with: `17.0`; `nil` where that is not known.
    public var firstSystem: String?

    /// The last one that it gets, `none` where newer ones still come; `nil` where that is not known.
    public var lastSystem: String?
  }
}
