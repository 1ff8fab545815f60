public import CaptureModel
public import JSONSource

/// A system that the app runs on and that lacks a symbol of the API.
public struct OlderSystem: Sendable {
  /// Its version.
  public let version: OSVersion

  /// Where the graph names it; `nil` where the device decides.
  public let range: SourceRange?
}

extension ResolvedSession {
  /// The least system of the app, where a symbol came with a later one: Swift makes the app ask first whether it is there.
  public func systemBefore(_ since: OSVersion) -> OlderSystem? {
    minimumOS(before: since).map { OlderSystem(version: $0.value, range: $0.range) }
  }
}
