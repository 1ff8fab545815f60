package import CaptureModel

/// The Swift file that reads what a device's cameras can do, and what sessions cost on it.
package struct ProbeSource: Sendable {
  /// The name of the type.
  private let type: String

  /// The oldest system that the app runs on; anything newer is checked for availability.
  private let minimum: OSVersion

  /// The newest system whose symbols the app's SDK has.
  private let sdk: OSVersion

  /// The tool that made the file: `capplan 1.0.0`.
  private let tool: String

  /// The oldest system that has multi-camera sessions.
  package static let oldest = OSVersion(13)

  /// A file with a type of this name, for an app with the minimum system `minimumOS` that is compiled with an SDK.
  package init(typeName: String, minimumOS: OSVersion, sdk: OSVersion, tool: String) {
    type = typeName
    minimum = minimumOS
    self.sdk = sdk
    self.tool = tool
  }

  /// The source, with an LF at the end.
  package var text: String { PrintedFile.probe.text([type, tool]) { region($0, depth: $1) } }

  /// The code of a region of the printed file.
  package func region(_ name: String, depth: Int) -> String {
    if name == "SDK" {
      return SDKRemark.text(sdk: sdk, leavingOut: ProbeRegion.lacking(sdk), command: "capplan probe")
    }
    guard let region = ProbeRegion.all.first(where: { $0.name == name }) else {
      preconditionFailure("the probe has no region \(name)")
    }
    let indent = String(repeating: "    ", count: depth)
    return region.lines(ProbeSystems(minimum: minimum, sdk: sdk)).map { indent + $0 + "\n" }.joined()
  }
}
