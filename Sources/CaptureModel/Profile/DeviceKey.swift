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
