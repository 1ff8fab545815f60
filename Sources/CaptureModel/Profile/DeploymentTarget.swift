/// The devices that can install an app: its platform and its oldest system.
public struct DeploymentTarget: Hashable, Sendable {
  /// The platform: iPhones run iOS, iPads iPadOS.
  public let platform: Platform

  /// The oldest system; `nil` if the graph doesn't say.
  public let minimumOS: OSVersion?

  /// A platform, by default iOS, and the oldest system.
  public init(platform: Platform?, minimumOS: OSVersion?) {
    self.platform = platform ?? .iOS
    self.minimumOS = minimumOS
  }
}

/// The reason why `deployable` matches no device.
public enum DeploymentGap: Error, Hashable, Sendable {
  /// The oldest system is not given.
  case noMinimumOS

  /// No profile describes a device of the platform.
  case noModel(Platform)
}

extension ProfileListing {
  /// Whether the device runs a system; `nil` if its last system is unknown and its first one is older.
  package func runs(_ system: OSVersion) -> Bool? {
    if let firstOperatingSystem, firstOperatingSystem >= system { return true }
    switch lastOperatingSystem {
    case .newerCome: return true
    case .version(let last) where last >= system: return true
    case let last?: return last.isOlder(than: system) ? false : nil
    case nil: return nil
    }
  }

  /// Whether it is a device of a platform.
  fileprivate func isModel(of platform: Platform) -> Bool {
    switch platform {
    case .iOS: modelIdentifiers.contains { $0.hasPrefix("iPhone") }
    case .iPadOS: modelIdentifiers.contains { $0.hasPrefix("iPad") }
    case .macCatalyst, .macOS, .tvOS, .visionOS: false
    }
  }
}

extension ProfileDirectory {
  /// The name for all devices that can install an app.
  public static let deployable = "deployable"

  /// The devices of a platform that may run a system: all except those with a last system that is known to be older.
  public func models(for target: DeploymentTarget) throws(DeploymentGap) -> [ProfileListing] {
    guard let minimumOS = target.minimumOS else { throw .noMinimumOS }
    let models = listings.filter { $0.isModel(of: target.platform) && $0.runs(minimumOS) != false }
    if models.isEmpty { throw .noModel(target.platform) }
    return models
  }
}
