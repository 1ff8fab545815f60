import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit
import CapturePlanning
import CaptureReports
import DeviceProfiles
import TestSupport
import Testing

/// Reads bundled profiles and checks graphs, as a command does.
enum Checking {
  static let tool = ReportTool(version: "1.2.3") { Rule.named($0.rawValue) }

  /// A graph on the profiles that it names, else on those given.
  static func check(
    _ source: SourceText, on profiles: [String] = ["iphone-xs"], targets: CostTargets = CostTargets()
  ) throws -> FileReport {
    let reading = Planning.read(source, profiles: DeviceProfiles.ids)
    let own = (reading.graph?.profileNames ?? []).filter { DeviceProfiles.ids.contains($0) }
    var options = CheckOptions()
    options.aims.targets = targets
    options.predicts = true
    let results = try (own.isEmpty ? profiles : own).map { id in
      Planning.check(reading, on: try Bundled.profile(id), options: options)
    }
    return FileReport(reading, results: results)
  }

  static func report(_ text: String, on profiles: [String] = ["iphone-xs"]) throws -> Report {
    Report(tool: tool, files: [try check(SourceText(text), on: profiles)])
  }
}
