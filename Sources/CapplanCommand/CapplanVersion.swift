/// The version of this capplan.
package enum CapplanVersion {
  /// The version that `--version` prints and reports name.
  package static let current = "0.1.0"

  /// The program with its version, as `--version` prints it.
  package static let tool = "capplan \(current)"

  /// The day on which the version got its number, for pages of the manual.
  package static let date = "2026-11-21"

  /// The commit that the program was built from; `nil` if it was not built from a git archive, as `make dist` does.
  package static let commit = Substring(stamp).utf8.first == UInt8(ascii: "$") ? nil : stamp

  /// `git archive` writes the commit here, as .gitattributes tells it to.
  private static let stamp = "$Format:%H$"

  /// The system and the processor that the program was built for.
  package static var system: String {
    #if os(macOS)
      let system = "macos"
    #else
      let system = "linux"
    #endif
    #if arch(arm64)
      return "\(system)-arm64"
    #else
      return "\(system)-x86_64"
    #endif
  }
}
