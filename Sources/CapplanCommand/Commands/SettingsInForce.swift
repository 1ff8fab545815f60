import CaptureModel
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource

/// Each setting with the one who said so: an option, the graph, the settings, or nobody.
struct SettingsInForce {
  /// A graph, and where its lines begin.
  struct Graph {
    let graph: CaptureGraph
    private let name: String
    private let lines: LineTable

    init(graph: CaptureGraph, source: SourceText) {
      self.graph = graph
      name = source.name
      lines = LineTable(source)
    }

    fileprivate func origin(_ range: SourceRange) -> SettingInForce.Origin {
      let place = lines.position(of: range.lowerBound)
      return .graph(path: name, line: place.line, column: place.column)
    }
  }

  let command: ConfigCommand
  let graph: Graph?

  /// The settings of the graph.
  let settings: SettingsFile?

  /// The settings of the run: those of the working directory.
  let ofRun: SettingsFile?

  /// All of them, in the order of a settings document.
  var all: [SettingInForce] {
    [profiles, profileFolders, trust, failOn]
      + ruleSettings + [target("hardwareCost"), target("systemPressureCost"), minimumFrameRate] + runSettings
  }

  /// The first that was said.
  private func first(
    _ key: String, _ said: (SettingInForce.Value, SettingInForce.Origin)?..., default value: SettingInForce.Value
  ) -> SettingInForce {
    let (value, origin) = said.compactMap { $0 }.first ?? (value, .none)
    return SettingInForce(key, value, origin)
  }

  private func origin(_ range: SourceRange, in file: SettingsFile?) -> SettingInForce.Origin {
    guard let file else { return .none }
    let place = file.lines.position(of: range.lowerBound)
    return .settings(path: Escaping.displayed(file.path), line: place.line, column: place.column)
  }

  private func said<Value>(
    _ located: Located<Value>?, in file: SettingsFile?, _ value: (Value) -> SettingInForce.Value
  ) -> (SettingInForce.Value, SettingInForce.Origin)? {
    located.map { (value($0.value), origin($0.range, in: file)) }
  }

  /// Those of the settings count beside those of the command line.
  private var profileFolders: SettingInForce {
    let (own, asked) = (settings?.settings.profileFolders, command.profiles.folders)
    return first(
      "profileFolders",
      asked.isEmpty ? nil : (.words((own?.value.map(\.value) ?? []) + asked), .option("--profile-folder")),
      said(own, in: settings) { .words($0.map(\.value)) }, default: .words([]))
  }

  private var profiles: SettingInForce {
    let options = command.profiles
    let asked = options.choices + options.files
    let own = graph.flatMap { own in
      own.graph.profiles.flatMap { names in
        names.first.map { (SettingInForce.Value.words(names.map(\.value)), own.origin($0.range)) }
      }
    }
    return first(
      "profiles",
      asked.isEmpty ? nil : (.words(asked), .option(options.choices.isEmpty ? "--profile-file" : "--profile")), own,
      said(settings?.settings.profiles, in: settings) { .words($0.map(\.value)) },
      default: .words([ProfileCatalog.defaultID]))
  }

  private var trust: SettingInForce {
    first(
      "trust", command.profiles.trust.map { (.word($0.rawValue), .option("--trust")) },
      said(settings?.settings.trust, in: settings) { .word($0.rawValue) }, default: .word(FactKind.estimated.rawValue))
  }

  private var failOn: SettingInForce {
    first(
      "failOn", command.failOn.map { (.word($0.rawValue), .option("--fail-on")) },
      said(ofRun?.settings.failOn, in: ofRun) { .word($0.rawValue) }, default: .word(FailThreshold.error.rawValue))
  }

  private var ruleSettings: [SettingInForce] {
    func rules(_ key: String, _ asked: [String], _ own: Located<[String]>?, default names: [String]) -> SettingInForce {
      first(
        key, asked.isEmpty ? nil : (.words(asked), .option("--\(key)")), said(own, in: settings) { .words($0) },
        default: .words(names))
    }
    return [
      rules("select", command.rules.selected, settings?.settings.select, default: ["all"]),
      rules("ignore", command.rules.ignored, settings?.settings.ignore, default: []),
      first(
        "severity",
        said(settings?.settings.severity, in: settings) { entries in
          .pairs(entries.map { ($0.rule, $0.level.rawValue) })
        }, default: .pairs([])),
    ]
  }

  private func target(_ name: String) -> SettingInForce {
    let isHardware = name == "hardwareCost"
    let asked = isHardware ? command.targets.hardware : command.targets.pressure
    let targets = graph?.graph.plan?.targets
    let own = isHardware ? targets?.hardwareCost : targets?.systemPressureCost
    let set = isHardware ? settings?.settings.hardwareTarget : settings?.settings.pressureTarget
    return first(
      "targets.\(name)", asked.map { (.number($0), .option(isHardware ? "--target" : "--pressure-target")) },
      own.flatMap { own in graph.map { (.number(own.value), $0.origin(own.range)) } },
      said(set, in: settings) { .number($0) }, default: .none)
  }

  private var minimumFrameRate: SettingInForce {
    let own = graph?.graph.plan?.minimumFrameRate
    return first(
      "minimumFrameRate", command.minimumRate.map { (.number($0.value), .option("--minimum-rate")) },
      own.flatMap { own in graph.map { (.number(own.value.value), $0.origin(own.range)) } },
      said(settings?.settings.minimumFrameRate, in: settings) { .number($0.value) },
      default: .number(ReductionRequest.lowestRate))
  }

  private var runSettings: [SettingInForce] {
    let settings = ofRun?.settings
    return [
      first(
        "paths", said(settings?.paths, in: ofRun) { .words($0.map(\.value)) },
        default: .words([InputLoader.defaultName])),
      first(
        "baseline", command.baseline.map { (.word($0), .option("--baseline")) },
        said(settings?.baseline, in: ofRun) { .word($0) }, default: .none),
      first(
        "reports",
        said(settings?.reports, in: ofRun) { reports in
          .pairs(reports.files.map { ($0.format.rawValue, $0.path.value) })
        }, default: .pairs([])),
    ]
  }
}
