package import CaptureModel

/// The Swift file that reads what a device's cameras can do, and what sessions cost there.
package struct ProbeSource: Sendable {
  /// The name of the type.
  let type: String

  /// The oldest system that the app runs on: what is newer is asked for where it is there.
  let minimum: OSVersion

  /// Who made the file: `capplan 1.0.0`.
  let tool: String

  /// The oldest system that has multi-camera sessions.
  package static let oldest = OSVersion(13)

  /// A file with a type of this name, for an app that runs on systems from `minimumOS` on.
  package init(typeName: String, minimumOS: OSVersion, tool: String) {
    type = typeName
    minimum = minimumOS
    self.tool = tool
  }

  /// The source, ended by LF.
  package var text: String {
    let sections = [head, profile, cameras, names, experiments, sessions, measuring, heat, state, writing, json]
    return sections.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // Swift code is indented by four spaces at a time, as Xcode does it; here it takes half as much room.
      line.prefix { $0 == " " } + line + "\n"
    }.joined()
  }
}
