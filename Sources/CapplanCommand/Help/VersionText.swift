import CapturePlanning
import DeviceProfiles
import RuleKit

/// What `--version` prints.
enum VersionText {
  /// The version; with its commit, its system, and how much it knows if more is asked for.
  static func text(isVerbose: Bool) -> String {
    let line = CapplanVersion.tool + "\n"
    if !isVerbose { return line }
    return line + """
      commit: \(CapplanVersion.commit ?? "not known: not built by 'make dist'")
      system: \(CapplanVersion.system)
      rules: \(Rule.all.count)
      profiles: \(DeviceProfiles.devices.count)

      """
  }
}
