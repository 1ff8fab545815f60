import CaptureModel
import CapturePlans
import CaptureReports
import DeviceFacts
import DeviceProfiles
import JSONSource

extension LogContext {
  /// Decides which device a log is from: the command line decides, or else the log, or else the profile that it is
  /// merged into.
  mutating func name(deviceOf log: DeviceLog, mergedInto profile: DeviceProfile?) throws(UsageError) {
    if let model {
      let others = log.models
      guard others.isEmpty || others.contains(where: { $0.lowercased() == model.lowercased() }) else {
        throw .conflict("--model \(model)", "a log that names \(Array(others.prefix(Self.mostShown)).sentence)")
      }
    } else {
      model = try Self.model(of: log, mergedInto: profile)
    }
    if let profile {
      if id.isEmpty { id = profile.id }
      if name.isEmpty { name = profile.name }
      return
    }
    let known = model.flatMap { model in
      DeviceProfiles.devices.first { $0.modelIdentifiers.contains { $0.lowercased() == model.lowercased() } }
    }
    if let known {
      if id.isEmpty { id = known.id }
      if name.isEmpty { name = known.name }
    }
    guard model != nil || !id.isEmpty else {
      throw .needs("a log that names no device", "--model IDENTIFIER, such as --model iPhone14,4, or --into PROFILE")
    }
    guard !id.isEmpty, !name.isEmpty else {
      throw .needs("a device that no bundled profile is of", "--id ID and --name NAME")
    }
  }

  /// How many models are shown if a log names several.
  private static let mostShown = 4

  /// The model that a log names; if it names several, the model of the profile that it is
  /// merged into.
  private static func model(of log: DeviceLog, mergedInto profile: DeviceProfile?) throws(UsageError) -> String? {
    guard log.models.count > 1 else { return log.models.first }
    let known = Set((profile?.modelIdentifiers ?? []).map { $0.lowercased() })
    if let own = log.models.first(where: { known.contains($0.lowercased()) }) { return own }
    throw .needs(
      "a log that names \(Array(log.models.prefix(Self.mostShown)).sentence)", "--model with the one that printed it")
  }
}
