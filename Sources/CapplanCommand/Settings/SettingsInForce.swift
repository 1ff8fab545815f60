import CaptureModel
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource

/// The settings of a graph and of the run as `config` shows them, in the order of the keys of a settings document.
///
/// A class, as it has one owner, and a copy would be large.
final class SettingsInForce {
  private let reading: GraphDocument?
  private let ofGraph: (settings: GraphSettings, file: SettingsFile?)
  private let ofRun: (settings: RunSettings, file: SettingsFile?)

  /// The settings, with the document of the graph if there is one.
  init(
    reading: GraphDocument?, ofGraph: (settings: GraphSettings, file: SettingsFile?),
    ofRun: (settings: RunSettings, file: SettingsFile?)
  ) {
    self.reading = reading
    self.ofGraph = ofGraph
    self.ofRun = ofRun
  }

  /// All settings in force.
  var all: [SettingInForce] {
    let graph = reading?.graph
    let (own, run) = (ofGraph.settings, ofRun.settings)
    let aims = graph.map { own.aims.combined(with: $0.aims) } ?? own.aims
    return [
      shown("profiles", own.profiles(for: graph)) { asked in
        let words = asked.names + asked.files
        return .words(words.isEmpty ? [ProfileCatalog.defaultID] : words)
      },
      shown("profileFolders", own.profileFolders) { .words($0) },
      shown("trust", own.trust) { .word($0.rawValue) },
      shown("failOn", run.failOn, isOfRun: true) { .word($0.rawValue) },
      shown("select", own.select) { .words($0) },
      shown("ignore", own.ignore) { .words($0) },
      shown("severity", own.severity) { entries in .pairs(entries.map { ($0.rule, $0.level.rawValue) }) },
      shown("pedantic", own.pedantic) { .word($0 ? "true" : "false") },
      shown("targets.hardwareCost", Setting(aims.hardwareTarget, option: "--target")) {
        $0.map { .number($0) } ?? .none
      },
      shown("targets.systemPressureCost", Setting(aims.pressureTarget, option: "--pressure-target")) {
        $0.map { .number($0) } ?? .none
      },
      shown(
        "minimumFrameRate",
        Setting(aims.minimumFrameRate, option: "--minimum-rate", default: ReductionRequest.lowestRate)
      ) { .number($0.value) },
      shown("minimumSize", Setting(aims.minimumSize, option: "--minimum-size")) {
        $0.map { .word("\($0)") } ?? .none
      },
      shown("paths", run.paths, isOfRun: true) { .words($0) },
      shown("baseline", run.baseline, isOfRun: true) { $0.map { .word($0) } ?? .none },
      shown("reports", run.reports, isOfRun: true) { files in
        .pairs(files.map { ($0.format.rawValue, $0.path.value) })
      },
      shown("emit.typeName", own.typeName) { $0.map { .word($0) } ?? .none },
      shown("emit.sdk", own.sdk(for: graph)) { .word("\($0)") },
    ]
  }

  private func shown<Value>(
    _ key: String, _ setting: Setting<Value>, isOfRun: Bool = false, _ value: (Value) -> SettingInForce.Value
  ) -> SettingInForce {
    let file = isOfRun ? ofRun.file : ofGraph.file
    return SettingInForce(key, value(setting.value), origin(setting.origin, file))
  }

  private func origin<Value>(_ origin: Setting<Value>.Origin, _ file: SettingsFile?) -> SettingInForce.Origin {
    switch origin {
    case .option(let name): return .option(name)
    case .graph(let range):
      guard let source = reading?.source else { return .none }
      let place = LineTable(source).position(of: range.lowerBound)
      return .graph(path: source.name, line: place.line, column: place.column)
    case .settings(let range):
      guard let file else { return .none }
      let place = file.lines.position(of: range.lowerBound)
      return .settings(path: Escaping.displayed(file.path), line: place.line, column: place.column)
    case .none: return .none
    }
  }
}
