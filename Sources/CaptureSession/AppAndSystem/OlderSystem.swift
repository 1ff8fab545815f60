public import CaptureModel
public import JSONSource

/// A system that the app runs on, but that lacks a symbol of the API.
public struct OlderSystem: Hashable, Sendable {
  /// The version of the system.
  public let version: OSVersion

  /// The place in the graph that names it; `nil` if the device decides.
  public let range: SourceRange?

  /// Whether the device ends with this system, and so never gets the symbol.
  public let isLastOfDevice: Bool
}

extension ResolvedSession {
  /// The system without a symbol that a later one has: the device's last system, or else the app's oldest, where Swift
  /// makes the app check availability.
  public func systemBefore(_ since: OSVersion) -> OlderSystem? {
    if let last = lastSystem(before: since) {
      return OlderSystem(version: last, range: nil, isLastOfDevice: true)
    }
    return minimumOS(before: since).map { OlderSystem(version: $0.value, range: $0.range, isLastOfDevice: false) }
  }

  /// The device's last system, if it is older than the app's oldest: the App Store never offers it the app.
  public var systemWithoutApp: OSVersion? {
    graph.deployment?.minimumOS.flatMap { lastSystem(before: $0.value) }
  }

  /// Whether it is not known if the device gets a system that the app may run without.
  public func mayNeverGet(_ version: OSVersion) -> Bool {
    guard hasVersionsOfIOS, profile.lastOperatingSystem == nil else { return false }
    if let first = profile.firstOperatingSystem, first.value >= version { return false }
    return graph.deployment?.minimumOS.map { $0.value < version } ?? true
  }

  /// Whether the app asks first whether it may set the key with the value at a place.
  public func isAskedFirst(at range: SourceRange) -> Bool {
    graph.guards.contains { $0.key != nil && $0.range.contains(range) }
  }

  /// The device's last system, if it is older than a version.
  public func lastSystem(before version: OSVersion) -> OSVersion? {
    guard hasVersionsOfIOS, let known = profile.lastOperatingSystem?.value, known.isOlder(than: version),
      case .version(let last) = known
    else { return nil }
    return last
  }
}
