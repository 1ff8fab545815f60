package import CaptureSession
import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource

/// The formats of a matrix.
package enum MatrixFormat: String, WordValue {
  case text, csv, json, markdown, html
}

/// What `--show` adds to the text of a matrix.
package enum MatrixPart: String, WordValue {
  case sources, all
}

/// `capplan matrix`: every graph against every device.
package struct MatrixCommand: Subcommand, TakesPlanRequest, WalksDirectories {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var format = MatrixFormat.text
  package private(set) var output = Destination.standardOutput
  package private(set) var seeksOneForAll = false
  package private(set) var showsAllColumns = false
  package private(set) var isSummary = false
  package private(set) var showsSources = false
  package private(set) var failsOnCell = false
  package private(set) var showsOmissions = false
  package private(set) var configuration: Destination?

  package init() {}

  package static let page = CommandPage(
    name: "matrix",
    summary: "Every graph against every profile: runs, adjusted, cannot run, unverified",
    operands: .any(.path),
    examples: [
      .init("capplan matrix graphs/", "a folder's graphs on every device"),
      .init("capplan matrix --summary graphs/", "how many run, and where"),
      .init("capplan matrix -f html -o matrix.html graphs/", "the same as a page"),
      .init("capplan matrix --profile deployable graph.json", "every phone that the app is offered to"),
      .init("capplan matrix --without --profile deployable graph.json", "which phones go without what"),
      .init("capplan matrix --one-for-all --profile iphone-xs,iphone-12-pro", "one configuration for both"),
    ],
    details: [
      "PATH is as in a check; left out, the 'paths' of the settings, else ./graph.json.",
      """
      Without --profile and --profile-file, every multi-cam device is a column (of a graph of a single session, every \
      device); with --one-for-all, the graph's own profiles are, for those are the devices that it must run on.
      """,
      """
      --profile deployable are the iPhones (iPads, where the graph's platform is iPadOS) whose last system is not older than \
      its deployment.minimumOS; a model whose last system is not known counts, and is told. A graph without a minimumOS is \
      left out, with exit status 3; if no graph has one, the status is 2.
      """,
      "If there are too many columns, devices with the same verdicts share one.",
      "'adjusted' names the best configuration that runs, 'cannot run' the rule that is broken, 'unverified' the fact that is missing.",
      """
      Exit status 1 where a graph surely cannot run on a device that it or the command line names, with --fail-on-cell on \
      any, likely or sure; \
      where a graph is invalid; or where --one-for-all finds nothing (one that missing facts leave open is found, and says \
      so).
      """,
      "CSV has a line for each graph and profile, and so no place for --one-for-all.",
    ])

  package static let options: [CommandOption<MatrixCommand>] =
    [
      .value("format", short: "f", .word("FORMAT"), .common, "the form of the matrix") { $0.format = $1 },
      .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
      .flag("summary", .common, "only how many run, and which devices; no reasons") { $0.isSummary = true },
      .list("show", .word("WHAT"), .common, "say more in the text: what verdicts are based on") {
        (command, _: MatrixPart) in command.showsSources = true
      },
      .flag("all-columns", .common, "a column for each device, however many there are") { $0.showsAllColumns = true },
      .flag("without", .common, "what the app leaves out on each device, in place of the verdicts") {
        $0.showsOmissions = true
      },
      .flag("fail-on-cell", .common, "exit 1 if a graph can't run on some device, named or not") {
        $0.failsOnCell = true
      },
      .flag("one-for-all", .plan, "the best single configuration that runs on every profile") {
        $0.seeksOneForAll = true
      },
      .value("configuration", .file, .plan, "write that configuration, as a graph, to a file") {
        $0.configuration = Destination($1)
      },
    ]
    + CommandOption.judging(profile: .profile(leftOut: "every multi-cam one, or with --one-for-all the graph's own"))
    + CommandOption.minimums

  package func validate() throws(UsageError) {
    try StandardInputUse.check(operands + profiles.files)
    if let configuration, configuration == output { throw .sameDestination(configuration.name) }
    if isSummary, format == .csv || format == .json { throw .conflict("--summary", "--format \(format.rawValue)") }
    if seeksOneForAll, format == .csv { throw .conflict("--one-for-all", "--format csv") }
    if showsOmissions, seeksOneForAll { throw .conflict("--without", "--one-for-all") }
    if configuration != nil, !seeksOneForAll { throw .needs("--configuration", "--one-for-all") }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var columns = profiles
    if !seeksOneForAll, columns.choices.isEmpty, columns.files.isEmpty { columns.isFleet = true }
    let request = GraphRequest(profiles: columns, aims: aims)
    let graphs = try OpenedGraphs(operands, request, files, takesPaths: true, console)
    let count = graphs.inputs.count
    if configuration != nil, count > 1 {
      if operands.count != 1 { throw .oneGraph(option: "--configuration", count: count) }
      throw .severalGraphs(operand: operands[0], count: count)
    }
    let unreadable = try graphs.keepApart(from: [output, configuration])
    var checker = graphs.checker
    let report = Report(tool: .capplan, files: try checker.files(graphs.inputs))
    for file in report.files where file.isReadable && file.results.isEmpty { console.complain(ofUnjudged: [file]) }
    let shared = seeksOneForAll ? checker.oneForAll(report) : []
    let written = console.write(render(report, shared, checker, console), to: output)
    return written.worse(checker.status).worse(unreadable).worse(status(of: report, shared, checker))
      .worse(writeConfiguration(report, shared, console))
  }

  private func render(
    _ report: Report, _ shared: [CommonPlanReport], _ checker: GraphChecker, _ console: Console
  ) -> String {
    let isColored = output == .standardOutput && console.isColored(.output)
    let renderer = MatrixRenderer(
      palette: isColored ? .ansi : .plain, width: console.width(of: .output), isQuiet: console.globals.isQuiet,
      names: Self.names(of: checker.usedProfiles), twins: Self.twins(among: checker.usedProfiles),
      years: Self.years(of: checker.usedProfiles), order: checker.order,
      showsAllColumns: showsAllColumns, isSummary: isSummary, showsSources: showsSources,
      budgets: BudgetOrigins(checker.usedProfiles))
    switch format {
    case .text where showsOmissions: return renderer.omissions(report)
    case .csv where showsOmissions: return renderer.omissionsCSV(report)
    case .json where showsOmissions: return renderer.omissionsJSON(report)
    case .markdown where showsOmissions: return renderer.omissionsMarkdown(report)
    case .html where showsOmissions: return renderer.omissionsPage(report)
    case .text: return renderer.text(report, shared)
    case .csv: return renderer.csv(report)
    case .json: return renderer.json(report, shared)
    case .markdown: return renderer.markdown(report, shared)
    case .html: return renderer.html(report, shared)
    }
  }

  /// The devices' display names; a profile that describes no device has its id.
  private static func names(of profiles: [DeviceProfile]) -> [String: String] {
    let devices = profiles.filter { !$0.modelIdentifiers.isEmpty }.map { ($0.id, $0.name) }
    return Dictionary(devices, uniquingKeysWith: { first, _ in first })
  }

  /// The years in which the devices came out, as far as known.
  private static func years(of profiles: [DeviceProfile]) -> [String: Int] {
    var years: [String: Int] = [:]
    for profile in profiles { years[profile.id] = profile.releaseYear?.value }
    return years
  }

  /// For each device, the devices with the same cameras, in the order of their first use.
  private static func twins(among profiles: [DeviceProfile]) -> [String: [String]] {
    var twins: [String: [String]] = [:]
    for one in profiles {
      for other in profiles where other.id != one.id {
        let areTwins =
          one.siblings.contains { $0.profile == other.id } || other.siblings.contains { $0.profile == one.id }
        if areTwins { twins[one.id, default: []].append(other.id) }
      }
    }
    return twins
  }

  private func status(
    of report: Report, _ shared: [CommonPlanReport], _ checker: GraphChecker
  ) -> ExitStatus {
    let status = report.status { file, results in
      var graph: CaptureGraph?
      if case .checked(let reading, _) = file.content { graph = reading.graph }
      let named = checker.policy(of: file.name).named(in: graph)
      return results.isEmpty
        || results.contains { result in
          result.verdict == .invalid
            || (result.verdict == .cannotRun
              && (failsOnCell || named.contains(result.profile) && !result.answer.isLikely))
        }
    }
    return shared.contains { !$0.isForAll } ? status.worse(.findings) : status
  }

  private func writeConfiguration(_ report: Report, _ shared: [CommonPlanReport], _ console: Console) -> ExitStatus {
    guard let configuration, let file = report.files.first, case .checked(let reading, _) = file.content,
      case .plan(let plan)? = shared.first?.outcome
    else { return .success }
    return console.write(SourceEdit.apply(plan.writer.edits, to: reading.source.bytes), to: configuration)
  }
}

extension GraphChecker {
  /// For each graph, the one configuration for all the profiles that it was judged on.
  func oneForAll(_ report: Report) -> [CommonPlanReport] {
    report.files.compactMap { file in
      guard case .checked(let reading, let results) = file.content else { return nil }
      let profiles = results.compactMap { result in usedProfiles.first { $0.id == result.profile } }
      guard !profiles.isEmpty else { return nil }
      return CommonPlanReport(
        name: file.name,
        outcome: CommonPlanner.plan(
          reading, on: profiles, options: policy(of: file.name).options))
    }
  }
}
