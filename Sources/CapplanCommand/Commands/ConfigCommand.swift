import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
package import CaptureSession
import JSONSource

/// `capplan config`: the settings in force, and where each comes from.
package struct ConfigCommand: Subcommand, TakesPlanRequest, TakesSettings {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var format = ListFormat.text
  package private(set) var failOn: FailThreshold?
  package private(set) var rules = RuleOptions()
  package private(set) var baseline: String?

  package init() {}

  package static let page = CommandPage(
    name: "config",
    summary: "Show the settings in force, and where each comes from",
    operands: .atMostOne(.path),
    examples: [
      .init("capplan config", "in the working directory"),
      .init("capplan config graphs/pip.graph.json", "for one graph"),
      .init("capplan config --fail-on warning", "with an option of a check"),
    ],
    details: [
      """
      Settings are the .capplan.json in a graph's folder or the nearest above it. Options win over what a graph says \
      itself, that wins over settings, and these over defaults. failOn, paths, baseline and reports are those of the \
      working directory.
      """,
      "PATH is a graph or a folder; left out, the working directory.",
    ])

  package static let options: [CommandOption<ConfigCommand>] =
    [
      .value("format", short: "f", .word("FORMAT"), .common, "the form of the list") { $0.format = $1 },
      .value("fail-on", .word("LEVEL"), .common, "as in a check") { $0.failOn = $1 },
      .list("select", .rule, .common, "as in a check") { $0.rules.selected.append($1) },
      .list("ignore", .rule, .common, "as in a check") { $0.rules.ignored.append($1) },
      .flag("pedantic", .common, "as in a check") { $0.rules.isPedantic = true },
      .value("baseline", .realFile, .common, "as in a check") { $0.baseline = $1 },
      .profile,
      .profileFile,
      .profileFolder,
      .settings,
      .trust,
      .target,
      .pressureTarget,
    ] + CommandOption.minimums

  package func validate() throws(UsageError) { try StandardInputUse.check(profiles.files) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var finder = SettingsFinder(console, files)
    let ofRun = try finder.index(for: nil).map { finder.files[$0] }
    let path = try graphPath(console)
    let file = try finder.index(for: path).map { finder.files[$0] }
    let request = GraphRequest(
      profiles: profiles, aims: aims, rules: rules)
    let policy = try GraphPolicy(request, file, console)
    var reading: GraphDocument?
    if let path, path.utf8.last != UInt8(ascii: "/") {
      let inputs = InputLoader(console.world).load([path])
      let unreadable = console.complain(ofUnreadable: inputs)
      guard unreadable == .success, case .success(let source)? = inputs.first?.result else { return unreadable }
      reading = Planning.read(source, profiles: policy.directory)
    }
    var known = BaselineOptions()
    known.file = baseline
    let list = SettingsInForce(
      reading: reading, ofGraph: (policy.settings, file),
      ofRun: (RunSettings(ofRun, failOn: failOn, baseline: known), ofRun)
    ).all
    let renderer = SettingsRenderer()
    let report = format == .json ? renderer.renderJSON(list, tool: .capplan) : renderer.render(list)
    return console.write(report).worse(policy.status).worse(status(of: reading, console))
  }

  /// A graph that isn't JSON has no settings to read: that is said, beside those that are in force without it.
  private func status(of reading: GraphDocument?, _ console: Console) -> ExitStatus {
    guard let reading, reading.isUnreadable else { return .success }
    console.tell(reading.findings, in: reading.source)
    return .unusable
  }

  /// The path to show the settings for, with a slash at the end if it is a folder; `nil` for the working directory.
  private func graphPath(_ console: Console) throws(UsageError) -> String? {
    guard let path = operands.first, path != "-" else { return nil }
    do throws(FileError) {
      return try console.world.files.kind(path) == .directory && path.utf8.last != UInt8(ascii: "/") ? path + "/" : path
    } catch {
      console.complain("'\(path)' can't be read: \(error.reason)")
      throw .alreadyReported(.unusable)
    }
  }
}
