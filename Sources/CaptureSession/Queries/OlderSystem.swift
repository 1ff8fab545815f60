public import CaptureModel
public import JSONSource

/// A system that the app runs on and that lacks a symbol of the API.
public struct OlderSystem: Hashable, Sendable {
  /// Its version.
  public let version: OSVersion

  /// Where the graph names it; `nil` where the device decides.
  public let range: SourceRange?

  /// The name of the device whose last system it is: it never gets the symbol. `nil` where newer ones still come.
  public let device: String?
}

extension ResolvedSession {
  /// The system that lacks what came with a later one: the device's last, else the least of the app, where Swift makes the
  /// app ask first whether the symbol is there.
  public func systemBefore(_ since: OSVersion) -> OlderSystem? {
    if let last = lastSystem(before: since) {
      return OlderSystem(version: last, range: nil, device: profile.nameInSentences)
    }
    return minimumOS(before: since).map { OlderSystem(version: $0.value, range: $0.range, device: nil) }
  }

  /// The device's last system, where it is older than a version.
  public func lastSystem(before version: OSVersion) -> OSVersion? {
    guard !isForMac, case .version(let last)? = profile.lastOperatingSystem?.value, last < version else { return nil }
    return last
  }
}
